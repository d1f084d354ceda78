package org.aemberlog.game.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.aemberlog.game.card.Zone;

/**
 * All cards, and what is so for them.
 *
 * @param a seat A's half
 * @param b seat B's half
 * @param beingPlayed cards on their way into play, the innermost last
 * @param claims what says who controls cards in play, the oldest first
 * @param copies the pinned definitions that cards have for as long as they copy another card
 * @param tide for whom the tide is high; empty while it is neutral
 */
public record Table(
        Side a,
        Side b,
        List<CardId> beingPlayed,
        List<Lasting> lasting,
        List<Claim> claims,
        Map<CardId, String> copies,
        Optional<Seat> tide) {

    public Table {
        beingPlayed = List.copyOf(beingPlayed);
        lasting = List.copyOf(lasting);
        claims = List.copyOf(claims);
        copies = Map.copyOf(copies);
    }

    Side side(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    Optional<Permanent> find(CardId card) {
        var found = a.find(card);
        return found.isPresent() ? found : b.find(card);
    }

    /** Whether a card is in play, upgrades included. */
    boolean inPlay(CardId card) {
        return a.inPlay(card) || b.inPlay(card);
    }

    Optional<Permanent> hostOf(CardId upgrade) {
        var found = a.hostOf(upgrade);
        return found.isPresent() ? found : b.hostOf(upgrade);
    }

    Optional<Permanent.Upgrade> upgrade(CardId card) {
        return hostOf(card).flatMap(host -> host.upgrade(card));
    }

    Optional<Seat> controllerOf(CardId card) {
        if (a.has(card)) {
            return Optional.of(Seat.A);
        }
        return b.has(card) ? Optional.of(Seat.B) : upgrade(card).map(Permanent.Upgrade::controller);
    }

    Optional<Permanent> keeperOf(CardId card) {
        for (var list : List.of(a.battleline(), a.artifacts(), b.battleline(), b.artifacts())) {
            for (var permanent : list) {
                for (var under : permanent.under()) {
                    if (under.card().equals(card)) {
                        return Optional.of(permanent);
                    }
                }
            }
        }
        return Optional.empty();
    }

    Optional<Permanent> joinedTo(CardId half) {
        return Stream.concat(a.battleline().stream(), b.battleline().stream())
                .filter(creature -> creature.otherHalf().filter(half::equals).isPresent())
                .findFirst();
    }

    Zone zoneOf(CardId card) {
        var side = side(card.owner());
        if (beingPlayed.contains(card)) {
            return Zone.BEING_PLAYED;
        } else if (side.hand().contains(card)) {
            return Zone.HAND;
        } else if (side.discard().contains(card)) {
            return Zone.DISCARD;
        } else if (a.archives().contains(card) || b.archives().contains(card)) {
            return Zone.ARCHIVES;
        } else if (side.purged().contains(card)) {
            return Zone.PURGED;
        } else if (side.deck().contains(card)) {
            return Zone.DECK;
        }
        return keeperOf(card).isPresent() ? Zone.UNDER : Zone.IN_PLAY;
    }

    Table with(Seat seat, Side side) {
        return seat == Seat.A
                ? new Table(side, b, beingPlayed, lasting, claims, copies, tide)
                : new Table(a, side, beingPlayed, lasting, claims, copies, tide);
    }

    Table changing(Seat seat, UnaryOperator<Side> change) {
        return with(seat, change.apply(side(seat)));
    }

    /** Changes the creature or artifact with this id, which has to be there. */
    Table changing(CardId card, UnaryOperator<Permanent> change) {
        var changed = a.changing(card, change);
        if (changed != null) {
            return with(Seat.A, changed);
        }
        changed = b.changing(card, change);
        if (changed != null) {
            return with(Seat.B, changed);
        }
        throw notInPlay(card);
    }

    static IllegalStateException notInPlay(CardId card) {
        return new IllegalStateException("Impossible event: card " + card + " is not in play");
    }

    Table changingAll(UnaryOperator<Permanent> change) {
        return new Table(a.changingAll(change), b.changingAll(change), beingPlayed, lasting, claims, copies, tide);
    }

    Table withBeingPlayed(List<CardId> value) {
        return new Table(a, b, value, lasting, claims, copies, tide);
    }

    Table withLasting(List<Lasting> value) {
        return new Table(a, b, beingPlayed, value, claims, copies, tide);
    }

    Table withClaims(List<Claim> value) {
        return new Table(a, b, beingPlayed, lasting, value, copies, tide);
    }

    Table withCopies(Map<CardId, String> value) {
        return new Table(a, b, beingPlayed, lasting, claims, value, tide);
    }

    Table withTide(Optional<Seat> high) {
        return new Table(a, b, beingPlayed, lasting, claims, copies, high);
    }
}
