package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DEALS_DAMAGE;
import static org.aemberlog.game.card.Modifier.PlayerAction.FIGHT;
import static org.aemberlog.game.card.PlayerRef.EACH;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Shadows in Mass Mutation. */
final class Shadows extends HousePage {

    Shadows() {
        super(MASS_MUTATION, House.SHADOWS);
    }

    @Override
    protected void cards() {
        reprint(249, "Gamgee", COMMON);
        creature(252, "Mutant Cutpurse", COMMON, 3).traits("mutant", "thief").enhance(DAMAGE, DAMAGE, DAMAGE);
        reprint(253, "Nexus", COMMON);
        creature(255, "Rad Penny", COMMON, 1)
                .traits("mutant", "thief")
                .play(steal(1))
                .destroyed(shuffleIntoDeck(self()));
        reprint(256, "Seeker Needle", COMMON);
        creature(257, "Shoulder Id", COMMON, 6)
                .traits("specter")
                .taunt()
                .always(cannot(FIGHT, EACH, isSelf()))
                .rule(insteadOf(happens(DEALS_DAMAGE, EACH, isSelf()), steal(1)));
        reprint(261, "Bonerot Venom", UNCOMMON);
        reprint(262, "Booby Trap", UNCOMMON);
        reprint(266, "Lights Out", UNCOMMON);
        reprint(268, "Macis Asp", UNCOMMON);
        reprint(270, "Old Bruno", UNCOMMON);
        reprint(271, "Perplexing Sophistry", UNCOMMON);
        reprint(279, "Finishing Blow", RARE);
        reprint(281, "Heist Night", RARE);
        reprint(282, "Imperial Traitor", RARE);
        reprint(286, "Masterplan", RARE);
        reprint(288, "One Last Job", RARE);
        reprint(290, "Sack of Coins", RARE);
        reprint(291, "Safe Place", RARE);
        reprint(293, "Smiling Ruth", RARE);
        reprint(296, "The Sting", RARE);
    }
}
