package org.aemberlog.game.engine;

import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.AemberReleased;
import org.aemberlog.game.event.MatchEvent.CardArchived;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPurged;
import org.aemberlog.game.event.MatchEvent.CardPutInDeck;
import org.aemberlog.game.event.MatchEvent.CardReturned;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Zone;

/** Moves cards out of play and between the zones outside play (glossary, Leaves Play). */
final class LeavingPlay {

    private final Resolution r;

    LeavingPlay(Resolution resolution) {
        this.r = resolution;
    }

    boolean toHand(CardId card) {
        var from = zoneOf(card);
        return from != Zone.HAND && move(card, from, new CardReturned(card, from));
    }

    boolean purge(CardId card) {
        var from = zoneOf(card);
        return from != Zone.PURGED && move(card, from, new CardPurged(card, from));
    }

    boolean archive(CardId card) {
        var from = zoneOf(card);
        return from != Zone.ARCHIVES && move(card, from, new CardArchived(card, from));
    }

    boolean intoDeck(CardId card, DeckPlace place) {
        var from = zoneOf(card);
        return from != Zone.DECK && move(card, from, new CardPutInDeck(card, from, place));
    }

    /** Discards a card that is not in play. */
    boolean discard(CardId card) {
        var from = zoneOf(card);
        return from != Zone.DISCARD
                && from != Zone.IN_PLAY
                && move(card, from, new CardDiscarded(card, from));
    }

    /** Puts a card that is tagged for destruction into the discard pile; a ward does not help. */
    void afterDestruction(CardId card) {
        strip(card);
        r.emit(new CardDiscarded(card, Zone.IN_PLAY));
    }

    private boolean move(CardId card, Zone from, MatchEvent fact) {
        if (from == Zone.IN_PLAY) {
            if (r.state().find(card).map(p -> p.warded()).orElse(false)) {
                r.emit(new StatusLost(card, Status.WARD));
                return false;
            }
            strip(card);
        }
        r.emit(fact);
        return true;
    }

    /** Releases the Æmber on a card about to leave play and discards its upgrades. */
    private void strip(CardId card) {
        var found = r.state().find(card);
        if (found.isEmpty()) {
            return;
        }
        if (found.get().aember() > 0 && r.cast().script(card).is(CardType.CREATURE)) {
            var to = r.board().controller(card).opponent();
            r.emit(new AemberReleased(card, to, found.get().aember()));
        }
        for (var upgrade : found.get().upgrades()) {
            r.emit(new CardDiscarded(upgrade, Zone.IN_PLAY));
        }
    }

    /** Where a card is. */
    Zone zoneOf(CardId card) {
        var side = r.state().side(card.owner());
        if (r.state().beingPlayed().contains(card)) {
            return Zone.BEING_PLAYED;
        } else if (side.hand().contains(card)) {
            return Zone.HAND;
        } else if (side.discard().contains(card)) {
            return Zone.DISCARD;
        } else if (side.archives().contains(card)) {
            return Zone.ARCHIVES;
        } else if (side.purged().contains(card)) {
            return Zone.PURGED;
        }
        return side.deck().contains(card) ? Zone.DECK : Zone.IN_PLAY;
    }
}
