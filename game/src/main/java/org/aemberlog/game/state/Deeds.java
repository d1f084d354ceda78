package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.event.MatchEvent.KeyForged;
import org.aemberlog.game.state.TurnLog.Deed;
import org.aemberlog.game.state.TurnLog.Look;

/** Facts as the log of the turn remembers them. */
final class Deeds {

    private Deeds() {}

    /** The card was played; {@code s} knows already what it is a copy of. */
    static MatchState played(MatchState s, CardPlayed e) {
        var log = s.log().counting(DeckCard.titleId(s.definitionOf(e.card())));
        if (e.from() == Zone.HAND) {
            log = log.countingFromHand();
        }
        return s.withLog(log.with(deed(Happening.PLAYED, e.seat(), e.card(), e.look())));
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
                .with(deed(Happening.DISCARDED, owner, e.card(), Optional.empty())));
    }

    static MatchState keyForged(MatchState s, KeyForged e) {
        return recorded(s, Deed.forged(e.seat(), e.color()));
    }

    /** A player did something with no card. */
    static MatchState done(MatchState s, Happening what, Seat actor) {
        return recorded(s, Deed.of(what, actor));
    }

    /** The card was used once more this turn, in this way. */
    static MatchState used(MatchState s, Happening how, CardId card, Optional<Look> look) {
        var log = s.log().counting(DeckCard.titleId(s.definitionOf(card)));
        return recorded(s.withLog(log), how, card, look);
    }

    /** Something happened to a card, or its controller did it with the card. */
    static MatchState recorded(MatchState s, Happening what, CardId card, Optional<Look> look) {
        return recorded(s, deed(what, controller(s, card), card, look));
    }

    /** That was undone before anything could come of it. */
    static MatchState unrecorded(MatchState s, Happening what, CardId card) {
        return s.withLog(s.log().without(what, card));
    }

    private static MatchState recorded(MatchState s, Deed deed) {
        return s.withLog(s.log().with(deed));
    }

    private static Deed deed(Happening what, Seat actor, CardId card, Optional<Look> look) {
        return new Deed(what, actor, Optional.of(card), Optional.empty(), look);
    }

    private static Seat controller(MatchState s, CardId card) {
        return s.controllerOf(card).orElse(card.owner());
    }
}
