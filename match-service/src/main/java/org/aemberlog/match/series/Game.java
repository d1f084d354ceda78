package org.aemberlog.match.series;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * One game of a series.
 *
 * @param number counted from 1
 * @param chains what the players' decks start with, seat A's first
 * @param first who was chosen to go first; rolled in the first game
 * @param begun whether the rules are known to have set it up
 * @param expired whether it ended without a winner: nobody came, or a player left
 */
public record Game(
        int number,
        MatchId match,
        List<Integer> chains,
        Optional<Seat> first,
        boolean begun,
        Optional<Seat> winner,
        boolean expired) {

    public Game {
        chains = List.copyOf(chains);
    }

    /** What a player's deck starts with. */
    public int chains(Seat seat) {
        return chains.get(seat.ordinal());
    }

    Game asBegun() {
        return new Game(number, match, chains, first, true, winner, expired);
    }

    Game wonBy(Seat seat) {
        return new Game(number, match, chains, first, true, Optional.of(seat), false);
    }

    Game asExpired() {
        return new Game(number, match, chains, first, true, Optional.empty(), true);
    }
}
