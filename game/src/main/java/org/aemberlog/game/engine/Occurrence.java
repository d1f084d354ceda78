package org.aemberlog.game.engine;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** Something that would happen, is happening or has happened. */
final class Occurrence {

    final TriggerEvent what;

    /** Who does it, or to whose card it happens. */
    final Seat actor;

    /** The card it is about, if it is about one. */
    final Optional<CardId> subject;

    /** The board on which the subject is looked at: as it was while still in play. */
    final Board seen;

    /** How much it is about. */
    final int amount;

    /** How much of the Æmber it is about has not been captured yet (FAQ, Sir Marrows). */
    int left;

    /** Where the Æmber it is about is, while it can be captured; a pool usually. */
    final Optional<Spot> from;

    /** Whether what comes first made that it does not happen. */
    boolean cancelled;

    private Set<Object> tried = Set.of();

    private Occurrence(
            TriggerEvent what, Seat actor, Optional<CardId> subject, Board seen, int amount, Optional<Spot> from) {
        this.what = what;
        this.actor = actor;
        this.subject = subject;
        this.seen = seen;
        this.amount = amount;
        this.left = amount;
        this.from = from;
    }

    /** About no card in particular. */
    static Occurrence to(Seat actor, TriggerEvent what, Board seen, int amount) {
        return new Occurrence(what, actor, Optional.empty(), seen, amount, Optional.empty());
    }

    /** About Æmber that would go from a place to a player's pool. */
    static Occurrence adding(Seat pool, Spot from, Board seen, int amount) {
        return new Occurrence(TriggerEvent.AEMBER_ADDED, pool, Optional.empty(), seen, amount, Optional.of(from));
    }

    /** About a card. */
    static Occurrence with(CardId subject, Seat actor, TriggerEvent what, Board seen, int amount) {
        return new Occurrence(what, actor, Optional.of(subject), seen, amount, Optional.empty());
    }

    /** The replacement effects that have had their chance; each has only one. */
    Set<Object> tried() {
        return tried;
    }

    /** These have had their chance to replace it. */
    void tried(Collection<?> replacements) {
        if (!replacements.isEmpty()) {
            tried = new HashSet<>(tried);
            tried.addAll(replacements);
        }
    }

    /** Whether it is what a pattern asks for. */
    boolean is(TriggerEvent asked) {
        return what.is(asked);
    }
}
