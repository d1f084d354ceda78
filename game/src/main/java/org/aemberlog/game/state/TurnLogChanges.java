package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.event.MatchEvent.KeyForged;
import org.aemberlog.game.state.TurnLog.Entry;
import org.aemberlog.game.state.TurnLog.Look;

/** Events as the log of the turn remembers them. */
final class TurnLogChanges {

    private TurnLogChanges() {}

    /** The card was played; {@code s} knows already what it is a copy of. */
    static MatchState played(MatchState s, CardPlayed e) {
        var log = s.log().counting(DeckCard.titleId(s.definitionOf(e.card())));
        if (e.from() == Zone.HAND) {
            log = log.countingFromHand();
        }
        return s.withLog(log.with(deed(TriggerEvent.PLAYED, e.seat(), e.card(), e.look())));
    }

    /** Only what the active player discards from hand counts. */
    static MatchState discarded(MatchState s, CardDiscarded e) {
        var owner = e.card().owner();
        if (e.from() != Zone.HAND || owner != s.active()) {
            return s;
        }
        return s.withLog(s.log()
                .countingFromHand()
                .countingInStep()
                .with(deed(TriggerEvent.DISCARDED, owner, e.card(), Optional.empty())));
    }

    static MatchState keyForged(MatchState s, KeyForged e) {
        return recorded(s, Entry.forged(e.seat(), e.color()));
    }

    /** A player did something with no card. */
    static MatchState done(MatchState s, TriggerEvent what, Seat actor) {
        return recorded(s, Entry.of(what, actor));
    }

    /** The card was used once more this turn, in this way. */
    static MatchState used(MatchState s, TriggerEvent how, CardId card, Optional<Look> look) {
        var log = s.log().counting(DeckCard.titleId(s.definitionOf(card)));
        return recorded(s.withLog(log), how, card, look);
    }

    /** Something happened to a card, or its controller did it with the card. */
    static MatchState recorded(MatchState s, TriggerEvent what, CardId card, Optional<Look> look) {
        return recorded(s, deed(what, controller(s, card), card, look));
    }

    /** That was undone before anything could come of it. */
    static MatchState unrecorded(MatchState s, TriggerEvent what, CardId card) {
        return s.withLog(s.log().without(what, card));
    }

    private static MatchState recorded(MatchState s, Entry deed) {
        return s.withLog(s.log().with(deed));
    }

    private static Entry deed(TriggerEvent what, Seat actor, CardId card, Optional<Look> look) {
        return new Entry(what, actor, Optional.of(card), Optional.empty(), look);
    }

    private static Seat controller(MatchState s, CardId card) {
        return s.controllerOf(card).orElse(card.owner());
    }
}
