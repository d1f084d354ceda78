package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent.CardDestroyed;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.state.TurnLog.Entry;
import org.aemberlog.game.state.TurnLog.Look;

/** Events as the log of the turn remembers them. */
final class TurnLogChanges {

    private TurnLogChanges() {}

    static Turn played(MatchState s, CardPlayed e) {
        var log = s.log().counting(DeckCard.titleId(e.copy().orElseGet(() -> s.definitionOf(e.card()))));
        if (e.from() == Zone.HAND) {
            log = log.countingFromHand();
        }
        return s.turn().with(log.with(deed(TriggerEvent.PLAYED, e.seat(), e.card(), e.look())));
    }

    /** Only what the active player discards counts, not what was played or destroyed (glossary, Play). */
    static Turn discarded(MatchState s, CardDiscarded e) {
        var owner = e.card().owner();
        if (owner != s.active() || !e.from().isPile()) {
            return s.turn();
        }
        if (e.from() != Zone.HAND) {
            return s.turn().with(deed(TriggerEvent.DISCARDED_ANYWHERE, owner, e.card(), Optional.empty()));
        }
        return s.turn()
                .with(s.log()
                        .countingFromHand()
                        .countingInStep()
                        .with(deed(TriggerEvent.DISCARDED, owner, e.card(), Optional.empty())));
    }

    /** The card was used once more this turn, in this way. */
    static Turn used(MatchState s, TriggerEvent how, CardId card, Optional<Look> look) {
        var log = s.log().counting(DeckCard.titleId(s.definitionOf(card)));
        return s.turn().with(log.with(deed(how, controller(s, card), card, look)));
    }

    /** Something happened to a card, or its controller did it with the card. */
    static Turn recorded(MatchState s, TriggerEvent what, CardId card, Optional<Look> look) {
        return s.turn().with(deed(what, controller(s, card), card, look));
    }

    /** A card was destroyed, in a fight or otherwise. */
    static Turn destroyed(MatchState s, CardDestroyed e) {
        var how = e.fighting().isPresent() ? TriggerEvent.DESTROYED_IN_FIGHT : TriggerEvent.DESTROYED;
        return recorded(s, how, e.card(), e.look());
    }

    private static Entry deed(TriggerEvent what, Seat actor, CardId card, Optional<Look> look) {
        return new Entry(what, actor, Optional.of(card), Optional.empty(), look);
    }

    private static Seat controller(MatchState s, CardId card) {
        return s.controllerOf(card).orElse(card.owner());
    }
}
