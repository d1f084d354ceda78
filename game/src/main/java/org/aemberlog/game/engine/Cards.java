package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent.CardsDrawn;
import org.aemberlog.game.event.MatchEvent.ChainShed;
import org.aemberlog.game.event.MatchEvent.DeckShuffled;
import org.aemberlog.game.event.MatchEvent.DiscardPileRecycled;
import org.aemberlog.game.state.Seat;

/** Drawing, refilling and shuffling (rulebook, Step 5; glossary, Chain). */
final class Cards {

    private static final int CHAINS_PER_CARD = 6;
    private static final int MAX_FEWER_CARDS = 4;

    private final Resolution r;

    Cards(Resolution resolution) {
        this.r = resolution;
    }

    void shuffleDeck(Seat seat) {
        shuffleTop(seat, r.state().side(seat).deck().size());
    }

    /** Shuffles so many cards on top of a deck among themselves. */
    void shuffleTop(Seat seat, int cards) {
        var order = r.dice().shuffle(r.state().side(seat).deck().subList(0, cards));
        r.emit(new DeckShuffled(seat, order));
    }

    /**
     * Draws cards one at a time; an empty deck is made anew from the discard pile.
     *
     * @return how many could be drawn
     */
    int draw(Seat seat, int wanted) {
        int drawn = 0;
        while (drawn < wanted) {
            var deck = r.state().side(seat).deck();
            if (deck.isEmpty()) {
                if (r.state().side(seat).discard().isEmpty()) {
                    break;
                }
                r.emit(new DiscardPileRecycled(seat));
                shuffleDeck(seat);
                continue;
            }
            int now = Math.min(wanted - drawn, deck.size());
            r.emit(new CardsDrawn(seat, List.copyOf(deck.subList(0, now))));
            drawn += now;
        }
        return drawn;
    }

    /** Draws up to {@code size} cards in hand, fewer for chains, one of which is shed then. */
    void refill(Seat seat, int size) {
        int missing = size - r.state().side(seat).hand().size();
        if (missing <= 0) {
            return;
        }
        int chains = r.state().side(seat).chains();
        draw(seat, missing - fewerFor(chains));
        if (chains > 0) {
            r.emit(new ChainShed(seat));
        }
    }

    /** How many fewer cards a player with that many chains draws. */
    static int fewerFor(int chains) {
        return Math.min(MAX_FEWER_CARDS, (chains + CHAINS_PER_CARD - 1) / CHAINS_PER_CARD);
    }
}
