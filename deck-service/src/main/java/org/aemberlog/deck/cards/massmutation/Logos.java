package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Ability.Half.BOTTOM;
import static org.aemberlog.game.card.Ability.Half.TOP;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Mass Mutation. */
final class Logos extends HousePage {

    Logos() {
        super(MASS_MUTATION, House.LOGOS);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        reprint(72, "Effervescent Principle", COMMON);
        reprint(79, "Quixo the “Adventurer”", COMMON);
        reprint(80, "Standardized Testing", COMMON);
        reprint(82, "Bouncing Deathquark", UNCOMMON);
        reprint(85, "Dimension Door", UNCOMMON);
        reprint(86, "Discombobulator", UNCOMMON);
        artifact(87, "Fission Bloom", UNCOMMON)
                .traits("power")
                .enhance(DRAW)
                .action(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        reprint(92, "Neuro Syphon", UNCOMMON);
        reprint(94, "Positron Bolt", UNCOMMON);
        reprint(96, "Research Smoko", UNCOMMON);
        reprint(97, "Sloppy Labwork", UNCOMMON);
        reprint(103, "Entropic Swirl", RARE);
        reprint(104, "Hyde", RARE);
        reprint(106, "Master the Theory", RARE);
        reprint(108, "Mobius Scroll", RARE);
        reprint(110, "[REDACTED]", RARE);
        reprint(111, "Reverse Time", RARE);
        reprint(112, "Skippy Timehog", RARE);
        reprint(114, "The Howling Pit", RARE);
        reprint(118, "Velum", SPECIAL);
        creature(125, "Ultra Gravitron", RARE, 10, 3)
                .traits("robot")
                .gigantic(BOTTOM)
                .play(archive(topOfDeck(YOU, 5)))
                .fightReap(ifDone(
                        discard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                        choose(a(creature())),
                        purge(it()),
                        resolveBonusIcons(it())));
        creature(125, "Ultra Gravitron", "ultra-gravitron-top", SPECIAL, 0)
                .traits("robot")
                .gigantic(TOP);
        reprint(341, "Exchange Officer", RARE);
    }
}
