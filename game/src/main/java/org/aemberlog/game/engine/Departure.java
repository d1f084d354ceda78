package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;

/** Cards that leave play together, and what waits for it. */
final class Departure {

    private final Resolution r;
    private final Board last;
    private final List<Witness> witnesses = new ArrayList<>();

    /**
     * An ability that waits for what happened to a card.
     *
     * @param stands the card in play that has it, or the host of the upgrade that has it
     */
    private record Witness(CardId card, CardId stands, Pending pending) {}

    Departure(Resolution resolution) {
        this.r = resolution;
        this.last = resolution.board();
    }

    /** The board before the first one left. */
    Board last() {
        return last;
    }

    void add(CardId card, List<Pending> waiting) {
        for (var pending : waiting) {
            var source = pending.source();
            var stands = last.state().hostOf(source).map(Permanent::card).orElse(source);
            witnesses.add(new Witness(card, stands, pending));
        }
    }

    /**
     * What waits. The cards that left with another one are gone by then and miss it (FAQ, Timing:
     * Tolas); only what a card says of its own leaving still counts.
     */
    List<Pending> waiting() {
        return witnesses.stream()
                .filter(w -> !w.pending().ofCard() || isOf(w.card(), w) || stayed(w))
                .map(Witness::pending)
                .toList();
    }

    private static boolean isOf(CardId card, Witness witness) {
        return witness.stands().equals(card) || witness.pending().source().equals(card);
    }

    private boolean stayed(Witness witness) {
        return stayed(witness.stands()) && stayed(witness.pending().source());
    }

    private boolean stayed(CardId card) {
        return !last.inPlay(card) || r.inPlay(card);
    }
}
