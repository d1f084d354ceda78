package org.aemberlog.game.engine;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.AemberMoved;
import org.aemberlog.game.event.MatchEvent.CardArchived;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPurged;
import org.aemberlog.game.event.MatchEvent.CardPutInDeck;
import org.aemberlog.game.event.MatchEvent.CardReturned;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** Moves cards out of play and between the zones outside play (glossary, Leaves Play). */
final class LeavingPlay {

    private final Resolution r;

    /** The destroyed card that is put elsewhere than into the discard pile now. */
    private Optional<CardId> falling = Optional.empty();

    /** The cards that are leaving together now; usually null. */
    private Departure departure;

    /** Whether what is on a card that leaves is being taken off. */
    private boolean stripping;

    LeavingPlay(Resolution resolution) {
        this.r = resolution;
    }

    boolean toHand(CardId card) {
        var from = zoneOf(card);
        return from != Zone.HAND && move(card, from, c -> new CardReturned(c, from));
    }

    boolean purge(CardId card, CardId by) {
        var from = zoneOf(card);
        return from != Zone.PURGED && move(card, from, c -> new CardPurged(c, from, Optional.of(by)));
    }

    boolean archive(CardId card, Seat whose, boolean faceup, boolean homebound) {
        var from = zoneOf(card);
        return from != Zone.ARCHIVES && move(card, from, c -> new CardArchived(c, from, whose, faceup, homebound));
    }

    boolean intoDeck(CardId card, DeckPlace place) {
        var from = zoneOf(card);
        return move(card, from, c -> new CardPutInDeck(c, from, place));
    }

    boolean under(CardId card, CardId host, boolean faceup) {
        var from = zoneOf(card);
        return !r.state().keeperOf(card).map(Permanent::card).equals(Optional.of(host))
                && r.state().find(host).isPresent()
                && move(card, from, c -> new MatchEvent.CardPlacedUnder(c, from, host, faceup));
    }

    /** Discards a card that is not in play. */
    boolean discard(CardId card) {
        var from = zoneOf(card);
        boolean done =
                from != Zone.DISCARD && from != Zone.IN_PLAY && move(card, from, c -> new CardDiscarded(c, from));
        if (done) {
            var what = from == Zone.HAND ? TriggerEvent.DISCARDED : TriggerEvent.DISCARDED_ANYWHERE;
            resolveNext(Occurrence.with(card, card.owner(), what, r.board().whereItLies(card), 1));
        }
        return done;
    }

    /**
     * Moves cards that one instruction is about, which is at one moment: each is looked at as it
     * was before the first one left, and what waits for any of them resolves when all have left.
     */
    Outcome together(Supplier<Outcome> moves) {
        var outer = departure;
        var all = new Departure(r);
        departure = all;
        var outcome = moves.get();
        departure = outer;
        resolve(all.waiting());
        return outcome;
    }

    /** Resolves what waits for something that happened to a card, with all that leave together. */
    void resolveNext(Occurrence happened) {
        resolveNext(happened.subject.orElseThrow(), r.triggers.after(happened));
    }

    private void resolveNext(CardId card, List<Pending> waiting) {
        if (departure == null) {
            resolve(waiting);
        } else {
            departure.add(card, waiting);
        }
    }

    private void resolve(List<Pending> waiting) {
        if (!waiting.isEmpty()) {
            r.sweep.runBefore(waiting, List.of());
        }
    }

    /**
     * Puts a card that is tagged for destruction into the discard pile; a ward does not help. What leaves with it
     * cannot replace that.
     */
    void discardDestroyed(CardId card, Collection<CardId> together) {
        var last = r.actionContext().lastSeen(card);
        var would = Occurrence.with(card, last.controller(card), TriggerEvent.DISCARDED_FROM_PLAY, last, 1);
        together.forEach(it -> would.tried(Abilities.replacements(last, it)));
        falling = Optional.of(card);
        boolean replaced = r.replacements.prevent(would);
        falling = Optional.empty();
        if (!replaced) {
            leave(card, last, c -> new CardDiscarded(c, Zone.IN_PLAY));
        }
    }

    /** What waits for a card to leave play; whatever leaves together sees each other leave. */
    List<Pending> leaving(CardId card, Board last) {
        return r.triggers.after(Occurrence.with(card, last.controller(card), TriggerEvent.LEFT_PLAY, last, 0));
    }

    private boolean move(CardId card, Zone from, Function<CardId, MatchEvent> event) {
        if (goesHome(card)) {
            return event.apply(card) instanceof CardReturned;
        }
        if (from == Zone.BEING_PLAYED) {
            r.actionContext().leftPlay(card, r.board());
        }
        if (from != Zone.IN_PLAY) {
            r.emit(event.apply(card));
            return true;
        }
        if (falling.filter(card::equals).isPresent()) {
            leave(card, r.actionContext().lastSeen(card), event);
            return true;
        }
        if (r.state().find(card).map(Permanent::warded).orElse(false)) {
            r.emit(new StatusLost(card, Status.WARD));
            return false;
        }
        var last = departure == null ? r.board() : departure.last();
        r.actionContext().leftPlay(card, last);
        var waiting = leaving(card, last);
        leave(card, last, event);
        resolveNext(card, waiting);
        return true;
    }

    /**
     * A homebound card that leaves archives goes to its owner's hand and nowhere else (FAQ, Archives).
     *
     * @return whether it was one, and so went there
     */
    boolean goesHome(CardId card) {
        boolean homebound = isHomebound(card);
        if (homebound) {
            r.emit(new CardReturned(card, Zone.ARCHIVES));
        }
        return homebound;
    }

    /** Whether a card is in the other player's archives, or where the text that put it there sends it home. */
    boolean isHomebound(CardId card) {
        return r.state().side(card.owner().opponent()).archives().contains(card)
                || r.state().side(card.owner()).homebound().contains(card);
    }

    /** Whether cards are leaving, which is at one moment: nothing is destroyed halfway. */
    boolean underway() {
        return stripping || departure != null;
    }

    private void leave(CardId card, Board last, Function<CardId, MatchEvent> event) {
        boolean outer = stripping;
        stripping = true;
        strip(card, last);
        stripping = outer;
        r.state().find(card).flatMap(Permanent::otherHalf).ifPresent(h -> r.emit(event.apply(h)));
        r.emit(event.apply(card));
    }

    /** Releases the Æmber on a card about to leave play and discards what is attached. */
    private void strip(CardId card, Board last) {
        var found = r.state().find(card);
        if (found.isEmpty()) {
            return;
        }
        int aember = found.get().aember();
        if (aember > 0 && r.board().type(card) == CardType.CREATURE) {
            r.aember.release(card, r.board().controller(card).opponent(), aember);
        } else if (aember > 0) {
            r.emit(new AemberMoved(new Spot.On(card), new Spot.Supply(), aember));
        }
        discardUpgrades(found.get(), last);
        for (var under : found.get().under()) {
            r.emit(new CardDiscarded(under.card(), Zone.UNDER));
        }
    }

    void discardUpgrades(Permanent host, Board last) {
        for (var upgrade : host.upgrades()) {
            r.actionContext().leftPlay(upgrade.card(), last);
            r.emit(new CardDiscarded(upgrade.card(), Zone.IN_PLAY));
        }
    }

    /** Where a card is. */
    Zone zoneOf(CardId card) {
        return r.state().zoneOf(card);
    }
}
