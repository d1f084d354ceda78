package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.aemberlog.game.card.Effect.DeckPlace;
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
        var copying = e.copy().map(copy -> copying(s, e.card(), copy)).orElse(s);
        var next = taken(TurnLogChanges.played(copying, e), e.card(), e.from());
        return next.withBeingPlayed(Side.plus(next.beingPlayed(), e.card()));
    }

    /** From here on the card has another one's definition, until it leaves play. */
    static MatchState copying(MatchState s, CardId card, String definition) {
        var copies = new LinkedHashMap<>(s.copies());
        copies.put(card, definition);
        return s.withCopies(copies);
    }

    static MatchState creatureEntered(MatchState s, CreatureEntered e) {
        var creature = Permanent.entered(e.card(), e.ready());
        return TableChanges.inserted(entering(s, e.card(), e.from()), e.seat(), e.position(), creature);
    }

    static MatchState artifactEntered(MatchState s, ArtifactEntered e) {
        var artifact = Permanent.entered(e.card(), e.ready());
        return entering(s, e.card(), e.from())
                .changing(e.seat(), side -> side.withArtifacts(Side.plus(side.artifacts(), artifact)));
    }

    static MatchState attached(MatchState s, UpgradeAttached e) {
        var there = s.upgrade(e.card());
        var rest = there.isPresent() ? TableChanges.removed(s, e.card()) : entering(s, e.card(), Zone.BEING_PLAYED);
        var upgrade = there.orElseGet(() -> Upgrade.entered(e.card(), e.seat()));
        return TableChanges.changing(rest, e.host(), p -> p.withUpgrade(upgrade));
    }

    static MatchState halfJoined(MatchState s, HalfJoined e) {
        var rest = taken(s, e.half(), e.from());
        return TableChanges.changing(rest, e.card(), p -> p.withOtherHalf(e.half()));
    }

    static MatchState placedUnder(MatchState s, CardPlacedUnder e) {
        var under = new Permanent.Under(e.card(), e.faceup());
        return TableChanges.changing(
                taken(s, e.card(), e.from()), e.host(), p -> p.withUnder(Side.plus(p.under(), under)));
    }

    /** Takes a card out of its zone into play; what is played as a copy enters as one. */
    private static MatchState entering(MatchState s, CardId card, Zone from) {
        return from == Zone.BEING_PLAYED
                ? s.withBeingPlayed(Lists.without(s.beingPlayed(), card))
                : taken(s, card, from);
    }

    // Into a player's piles

    static MatchState discarded(MatchState s, CardDiscarded e) {
        return TurnLogChanges.discarded(taken(s, e.card(), e.from()), e)
                .changing(e.card().owner(), side -> side.withDiscard(Lists.inserted(side.discard(), 0, e.card())));
    }

    static MatchState returned(MatchState s, CardReturned e) {
        return taken(s, e.card(), e.from())
                .changing(e.card().owner(), side -> side.withHand(Side.plus(side.hand(), e.card())));
    }

    static MatchState archived(MatchState s, CardArchived e) {
        return taken(s, e.card(), e.from())
                .changing(e.seat(), side -> side.withArchives(Side.plus(side.archives(), e.card())));
    }

    static MatchState putInDeck(MatchState s, CardPutInDeck e) {
        return taken(s, e.card(), e.from()).changing(e.card().owner(), side -> {
            int at = e.place() == DeckPlace.TOP ? 0 : side.deck().size();
            return side.withDeck(Lists.inserted(side.deck(), at, e.card()));
        });
    }

    /** The card that purged it remembers it for as long as it is in play. */
    static MatchState purged(MatchState s, CardPurged e) {
        var next = taken(s, e.card(), e.from())
                .changing(e.card().owner(), side -> side.withPurged(Side.plus(side.purged(), e.card())));
        var by = e.by().filter(card -> next.find(card).isPresent());
        return by.isPresent() ? TableChanges.changing(next, by.get(), p -> p.withPurged(e.card())) : next;
    }

    // Out of where it was

    /** Takes a card out of the zone it is said to be in. */
    static MatchState taken(MatchState s, CardId card, Zone from) {
        return switch (from) {
            case HAND, DECK, DISCARD, PURGED -> takenFromPile(s, card.owner(), card, from);
            case ARCHIVES -> {
                var owner = card.owner();
                boolean own = s.side(owner).archives().contains(card);
                yield takenFromPile(s, own ? owner : owner.opponent(), card, from);
            }
            case BEING_PLAYED -> forgotten(entering(s, card, from), card);
            case UNDER -> takenFromUnder(s, card);
            case IN_PLAY -> outOfPlay(s, card);
        };
    }

    private static MatchState takenFromPile(MatchState s, Seat seat, CardId card, Zone pile) {
        return s.changing(seat, side -> side.with(pile, Lists.without(side.zone(pile), card)));
    }

    private static MatchState takenFromUnder(MatchState s, CardId card) {
        var keeper = s.keeperOf(card)
                .orElseThrow(() -> new IllegalStateException("Impossible event: " + card + " is not there"));
        return TableChanges.changing(
                s,
                keeper.card(),
                p -> p.withUnder(
                        p.under().stream().filter(u -> !u.card().equals(card)).toList()));
    }

    /** A card leaves play: what it copied and the lasting effects on it end. */
    private static MatchState outOfPlay(MatchState s, CardId card) {
        var rest = TableChanges.removed(s, card);
        var lasting = new ArrayList<Lasting>();
        rest.lasting().forEach(l -> l.without(card).ifPresent(lasting::add));
        return forgotten(lasting.equals(rest.lasting()) ? rest : rest.withLasting(lasting), card);
    }

    private static MatchState forgotten(MatchState s, CardId card) {
        if (!s.copies().containsKey(card)) {
            return s;
        }
        var copies = new LinkedHashMap<>(s.copies());
        copies.remove(card);
        return s.withCopies(copies);
    }
}
