package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

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
                .common(58, action("Fear").play(toHand(a(creature(enemy())))))
                .common(62, action("Hand of Dis").play(destroy(a(creature(not(onFlank()))))))
                .common(67, action("Mind Barb").aember(1).play(discard(randomInOpponentsHand())))
                .common(
                        73,
                        artifact("Dominator Bauble")
                                .traits("item")
                                .action(use(a(creature(friendly())))))
                .common(81, creature("Charette", 4).traits("demon").play(capture(self(), 3)))
                .common(83, creature("Dust Imp", 2).traits("imp").destroyed(gain(2)))
                .common(
                        96,
                        creature("Shooler", 5)
                                .traits("demon")
                                .play(when(opponentHasAtLeast(4), steal(1))))
                .uncommon(
                        98,
                        creature("Stealer of Souls", 6)
                                .traits("demon")
                                .with(
                                        afterDestroyedFightingThis(
                                                creature(enemy()), purge(thatCard()), gain(1))))
                .common(
                        101,
                        creature("The Terror", 5)
                                .traits("demon", "knight")
                                .play(when(opponentHasNoAember(), gain(2))))
                .common(
                        102,
                        creature("Tocsin", 3).traits("demon").reap(discard(randomInOpponentsHand())))
                .printings();
    }
}
