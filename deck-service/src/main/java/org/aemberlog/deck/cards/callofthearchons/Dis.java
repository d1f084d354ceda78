package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Dis in Call of the Archons. */
public final class Dis {

    private Dis() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.DIS)
                .common(58, card("Fear").action().play(toHand(a(enemy(creature())))))
                .common(62, card("Hand of Dis").action().play(destroy(a(creature(not(onFlank()))))))
                .common(
                        67,
                        card("Mind Barb")
                                .action()
                                .aember(1)
                                .play(discard(randomFromHand(OPPONENT, 1))))
                .common(
                        73,
                        card("Dominator Bauble")
                                .artifact()
                                .traits("item")
                                .action(use(a(friendly(creature())))))
                .common(81, card("Charette").creature(4).traits("demon").play(capture(3)))
                .common(83, card("Dust Imp").creature(2).traits("imp").destroyed(gain(2)))
                .common(
                        96,
                        card("Shooler")
                                .creature(5)
                                .traits("demon")
                                .play(onlyIf(atLeast(pool(OPPONENT), 4), steal(1))))
                .uncommon(
                        98,
                        card("Stealer of Souls")
                                .creature(6)
                                .traits("demon")
                                .eachTime(
                                        isDestroyedFightingThis(enemy(creature())),
                                        purge(thatCard()),
                                        gain(1)))
                .common(
                        101,
                        card("The Terror")
                                .creature(5)
                                .traits("demon", "knight")
                                .play(onlyIf(none(pool(OPPONENT)), gain(2))))
                .common(
                        102,
                        card("Tocsin")
                                .creature(3)
                                .traits("demon")
                                .reap(discard(randomFromHand(OPPONENT, 1))))
                .printings();
    }
}
