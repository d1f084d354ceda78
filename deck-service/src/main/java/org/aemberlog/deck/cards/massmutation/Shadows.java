package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
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
        creature(252, "Mutant Cutpurse", COMMON, 3).traits("mutant", "thief");
        creature(255, "Rad Penny", COMMON, 1)
                .traits("mutant", "thief")
                .play(steal(1))
                .destroyed(shuffleIntoDeck(self()));
        creature(257, "Shoulder Id", COMMON, 6)
                .traits("specter")
                .taunt()
                .always(cannot(FIGHT, EACH, isSelf()))
                .rule(insteadOf(happens(DEALS_DAMAGE, EACH, isSelf()), steal(1)));
    }
}
