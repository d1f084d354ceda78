package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;

/**
 * Which match it is, and all that was settled before its first turn.
 *
 * @param chance what the dice follow from
 * @param seats seat A's, then seat B's setup; the n-th card of a deck list has index n
 * @param first who went first, once rolled
 * @param openHands whether both players see both hands
 */
public record MatchSetup(MatchId match, Chance chance, List<SeatSetup> seats, Optional<Seat> first, boolean openHands) {

    public MatchSetup {
        seats = List.copyOf(seats);
    }

    /** A setup in which each player sees their own hand. */
    public MatchSetup(MatchId match, Chance chance, List<SeatSetup> seats, Optional<Seat> first) {
        this(match, chance, seats, first, false);
    }

    MatchSetup with(Chance value) {
        return new MatchSetup(match, value, seats, first, openHands);
    }

    MatchSetup with(List<SeatSetup> value) {
        return new MatchSetup(match, chance, value, first, openHands);
    }

    MatchSetup withFirst(Seat seat) {
        return new MatchSetup(match, chance, seats, Optional.of(seat), openHands);
    }

    /** The same with one card written differently in its owner's deck list. */
    MatchSetup with(CardId card, DeckCard listed) {
        var setup = seats.get(card.owner().ordinal());
        var deck = setup.deck();
        var changed = setup.with(deck.withCards(Lists.set(deck.cards(), card.index(), listed)));
        return with(Lists.set(seats, card.owner().ordinal(), changed));
    }
}
