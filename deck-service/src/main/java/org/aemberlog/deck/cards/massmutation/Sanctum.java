package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.CAPTURE_ICON_RESOLVED;
import static org.aemberlog.game.card.Modifier.PlayerAction.RESOLVE_ICONS;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Sanctum in Mass Mutation. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(MASS_MUTATION, House.SANCTUM);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        creature(126, "Ardent Hero", COMMON, 4)
                .traits("human", "knight")
                .taunt()
                .always(cannotBeDamagedBy(or(creature(trait("mutant")), creature(powerAtLeast(5)))));
        reprint(129, "Champion Anaphiel", COMMON);
        reprint(130, "Cleansing Wave", COMMON);
        reprint(139, "Smite", COMMON);
        reprint(141, "The Grey Rider", COMMON);
        reprint(145, "Barrister Joya", UNCOMMON);
        reprint(148, "Equalize", UNCOMMON);
        reprint(149, "Free Markets", UNCOMMON);
        reprint(151, "Gorm of Omm", UNCOMMON);
        reprint(152, "Potion of Invulnerability", UNCOMMON);
        reprint(154, "Radiant Truth", UNCOMMON);
        creature(155, "Scrivener Favian", UNCOMMON, 3)
                .traits("mutant")
                .rule(maybeInsteadOf(happens(CAPTURE_ICON_RESOLVED, YOU), steal(1)));
        reprint(156, "Shoulder Armor", UNCOMMON);
        reprint(157, "The Spirit’s Way", UNCOMMON);
        reprint(158, "Armageddon Cloak", RARE);
        reprint(161, "Charge!", RARE);
        reprint(162, "Eye of Judgment", RARE);
        reprint(164, "Honorable Claim", RARE);
        reprint(166, "Lord Golgotha", RARE);
        reprint(168, "Mantle of the Zealot", RARE);
        creature(169, "Master of the Grey", RARE, 4, 1)
                .traits("human", "monk")
                .always(cannot(RESOLVE_ICONS, OPPONENT, anyCard()));
        reprint(170, "Mighty Lance", RARE);
        reprint(171, "One Stood Against Many", RARE);
        reprint(172, "Opal Knight", RARE);
        reprint(175, "Seraphic Armor", RARE);
        reprint(176, "The Vaultkeeper", RARE);
        reprint(177, "Veemos Lightbringer", RARE);
        reprint(341, "Exchange Officer", RARE);
    }
}
