package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.EventPattern.Happening.DEALS_DAMAGE;
import static org.aemberlog.game.card.Modifier.Deed.FIGHT;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Shadows in Mass Mutation. */
public final class Shadows {

    private Shadows() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.SHADOWS)
                .common(252, card("Mutant Cutpurse").creature(3).traits("mutant", "thief"))
                .common(
                        255,
                        card("Rad Penny")
                                .creature(1)
                                .traits("mutant", "thief")
                                .play(steal(1))
                                .destroyed(shuffleIntoDeck(self())))
                .common(
                        257,
                        card("Shoulder Id")
                                .creature(6)
                                .traits("specter")
                                .taunt()
                                .always(cannot(FIGHT, EACH, isSelf()))
                                .rule(insteadOf(happens(DEALS_DAMAGE, EACH, isSelf()), steal(1))))
                .printings();
    }
}
