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
 * @param substitute the bot that may play on for a player who has left, if that was agreed on
 */
public record MatchSetup(
        MatchId match,
        Chance chance,
        List<SeatSetup> seats,
        Optional<Seat> first,
        boolean openHands,
        Optional<String> substitute) {

    public MatchSetup {
        seats = List.copyOf(seats);
    }

    /** A match with closed hands, in which nobody plays on for a player who has left. */
    public MatchSetup(MatchId match, Chance chance, List<SeatSetup> seats, Optional<Seat> first) {
        this(match, chance, seats, first, false, Optional.empty());
    }

    MatchSetup with(Chance value) {
        return new MatchSetup(match, value, seats, first, openHands, substitute);
    }

    MatchSetup with(List<SeatSetup> value) {
        return new MatchSetup(match, chance, value, first, openHands, substitute);
    }

    MatchSetup withFirst(Seat seat) {
        return new MatchSetup(match, chance, seats, Optional.of(seat), openHands, substitute);
    }

    /** The same with one card written differently in its owner's deck list. */
    MatchSetup with(CardId card, DeckCard listed) {
        var setup = seats.get(card.owner().ordinal());
        var deck = setup.deck();
        var changed = setup.with(deck.withCards(Lists.set(deck.cards(), card.index(), listed)));
        return with(Lists.set(seats, card.owner().ordinal(), changed));
    }
}
