package org.aemberlog.game.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.Permanent.Upgrade;

/** Events about one card that goes from a zone to another. */
final class CardMoves {

    private CardMoves() {}

    static MatchState apply(MatchState s, MoveEvent event) {
        return switch (event) {
            case CardPlayed e -> played(s, e);
            case CreatureEntered e -> creatureEntered(s, e);
            case ArtifactEntered e -> artifactEntered(s, e);
            case CardPlacedUnder e -> placedUnder(s, e);
            case CardDiscarded e -> discarded(s, e);
            case CardReturned e -> returned(s, e);
            case CardPurged e -> purged(s, e);
            case CardArchived e -> archived(s, e);
            case CardPutInDeck e -> putInDeck(s, e);
        };
    }

    // Into play

    static MatchState played(MatchState s, CardPlayed e) {
        var copying = e.copy().map(copy -> copying(s.table(), e.card(), copy)).orElse(s.table());
        var next = taken(copying, e.card(), e.from());
        return s.next(TurnLogChanges.played(s, e), next.withBeingPlayed(Lists.plus(next.beingPlayed(), e.card())));
    }

    /** From here on the card has another one's definition, until it leaves play. */
    static Table copying(Table t, CardId card, String definition) {
        var copies = new LinkedHashMap<>(t.copies());
        copies.put(card, definition);
        return t.withCopies(copies);
    }

    static MatchState creatureEntered(MatchState s, CreatureEntered e) {
        var creature = Permanent.entered(e.card(), e.ready());
        return s.next(TableChanges.inserted(entering(s.table(), e.card(), e.from()), e.seat(), e.position(), creature));
    }

    static MatchState artifactEntered(MatchState s, ArtifactEntered e) {
        var artifact = Permanent.entered(e.card(), e.ready());
        return s.next(TableChanges.beside(entering(s.table(), e.card(), e.from()), e.seat(), artifact));
    }

    static MatchState attached(MatchState s, UpgradeAttached e) {
        var there = s.upgrade(e.card());
        var rest = there.isPresent()
                ? TableChanges.removed(s.table(), e.card())
                : entering(s.table(), e.card(), Zone.BEING_PLAYED);
        var upgrade = there.orElseGet(() -> Upgrade.entered(e.card(), e.seat()));
        return s.next(rest.changing(e.host(), p -> p.withUpgrade(upgrade)));
    }

    static MatchState halfJoined(MatchState s, HalfJoined e) {
        var rest = taken(s.table(), e.half(), e.from());
        return s.next(rest.changing(e.card(), p -> p.withOtherHalf(Optional.of(e.half()))));
    }

    static MatchState placedUnder(MatchState s, CardPlacedUnder e) {
        var under = new Permanent.Under(e.card(), e.faceup());
        var rest = taken(s.table(), e.card(), e.from());
        return s.next(rest.changing(e.host(), p -> p.withUnder(Lists.plus(p.under(), under))));
    }

    /** Takes a card out of its zone into play; what is played as a copy enters as one. */
    private static Table entering(Table t, CardId card, Zone from) {
        return from == Zone.BEING_PLAYED
                ? t.withBeingPlayed(Lists.without(t.beingPlayed(), card))
                : taken(t, card, from);
    }

    // Into a player's piles

    static MatchState discarded(MatchState s, CardDiscarded e) {
        var rest = taken(s.table(), e.card(), e.from());
        return s.next(TurnLogChanges.discarded(s, e), put(rest, e.card().owner(), Zone.DISCARD, 0, e.card()));
    }

    static MatchState returned(MatchState s, CardReturned e) {
        return s.next(last(lost(s.table(), e.card(), e.from()), e.card().owner(), Zone.HAND, e.card()));
    }

    static MatchState archived(MatchState s, CardArchived e) {
        var next = last(lost(s.table(), e.card(), e.from()), e.seat(), Zone.ARCHIVES, e.card());
        var shown = e.faceup() ? next.changing(e.seat(), side -> side.showing(e.card())) : next;
        return s.next(e.homebound() ? shown.changing(e.seat(), side -> side.sendingHome(e.card())) : shown);
    }

    static MatchState putInDeck(MatchState s, CardPutInDeck e) {
        var rest = lost(s.table(), e.card(), e.from());
        var owner = e.card().owner();
        return s.next(
                e.place() == DeckPlace.TOP || e.place() == DeckPlace.TOP_SHUFFLED
                        ? put(rest, owner, Zone.DECK, 0, e.card())
                        : last(rest, owner, Zone.DECK, e.card()));
    }

    /** The card that purged it remembers it for as long as it is in play. */
    static MatchState purged(MatchState s, CardPurged e) {
        var next = last(lost(s.table(), e.card(), e.from()), e.card().owner(), Zone.PURGED, e.card());
        var by = e.by().filter(card -> next.find(card).isPresent());
        return s.next(by.isPresent() ? next.changing(by.get(), p -> p.withPurged(e.card())) : next);
    }

    private static Table last(Table t, Seat seat, Zone pile, CardId card) {
        return put(t, seat, pile, t.side(seat).zone(pile).size(), card);
    }

    /** Puts a card into a player's pile, at a position counted from 0 at the top. */
    static Table put(Table t, Seat seat, Zone pile, int at, CardId card) {
        return t.changing(seat, side -> side.with(pile, Lists.inserted(side.zone(pile), at, card)));
    }

    // Out of where it was

    /** Takes a card out of the zone it is said to be in. */
    static Table taken(Table t, CardId card, Zone from) {
        return switch (from) {
            case HAND, DECK, DISCARD -> takenFromPile(t, card.owner(), card, from);
            case PURGED -> takenFromPile(t, card.owner(), card, from).changingAll(p -> p.withoutPurged(card));
            case ARCHIVES -> {
                var owner = card.owner();
                boolean own = t.side(owner).archives().contains(card);
                yield takenFromPile(t, own ? owner : owner.opponent(), card, from);
            }
            case BEING_PLAYED -> forgotten(entering(t, card, from), card);
            case UNDER -> takenFromUnder(t, card);
            case IN_PLAY -> outOfPlay(t, card);
        };
    }

    /** The same for a card that goes where it is lost to lasting effects that remember it. */
    private static Table lost(Table t, CardId card, Zone from) {
        return lost(taken(t, card, from), List.of(card));
    }

    static Table lost(Table t, List<CardId> cards) {
        return withLasting(t, lasting -> lasting.forgetting(cards));
    }

    private static Table withLasting(Table t, Function<Lasting, Optional<Lasting>> left) {
        var lasting = t.lasting().stream().map(left).flatMap(Optional::stream).toList();
        return lasting.equals(t.lasting()) ? t : t.withLasting(lasting);
    }

    private static Table takenFromPile(Table t, Seat seat, CardId card, Zone pile) {
        return t.changing(seat, side -> side.with(pile, Lists.without(side.zone(pile), card)));
    }

    private static Table takenFromUnder(Table t, CardId card) {
        var keeper = t.keeperOf(card)
                .orElseThrow(() -> new IllegalStateException("Impossible event: " + card + " is not there"));
        return t.changing(
                keeper.card(),
                p -> p.withUnder(
                        p.under().stream().filter(u -> !u.card().equals(card)).toList()));
    }

    /** A card leaves play: what it copied and the lasting effects on it end. */
    private static Table outOfPlay(Table t, CardId card) {
        var left = withLasting(TableChanges.removed(t, card), lasting -> lasting.without(card));
        return forgotten(left.claims().isEmpty() ? left : left.withClaims(Claim.without(left.claims(), card)), card);
    }

    private static Table forgotten(Table t, CardId card) {
        if (!t.copies().containsKey(card)) {
            return t;
        }
        var copies = new LinkedHashMap<>(t.copies());
        copies.remove(card);
        return t.withCopies(copies);
    }
}
