package org.aemberlog.replay.counting;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/**
 * What happened in a finished match.
 *
 * @param version of the commit that won it, and {@code hash} that commit's hash
 * @param startedAt when it was created, in milliseconds since 1970 (UTC); {@code endedAt} when won
 * @param first who went first; empty when it ended before that was known
 * @param turns over both players
 * @param a seat A's part, and {@code b} seat B's
 */
public record MatchStatistics(
        MatchId match,
        long version,
        String hash,
        long startedAt,
        long endedAt,
        Optional<Seat> first,
        Seat winner,
        Victory by,
        int turns,
        long events,
        Part a,
        Part b) {

    /**
     * One player's part.
     *
     * @param keys those that were forged at the end
     * @param houses what was done while each house was active
     * @param cards what was done with each card of the deck, by its id
     */
    public record Part(
            SeatSetup setup,
            List<KeyColor> keys,
            Counts counts,
            Map<House, Counts> houses,
            Map<String, CardUse> cards) {

        /** The id of the deck. */
        public String deck() {
            return setup.deck().id();
        }
    }

    /**
     * What was done with a card.
     *
     * @param copies how many of it are in the deck
     */
    public record CardUse(int copies, Counts counts) {}

    /** A player's part. */
    public Part part(Seat seat) {
        return seat == Seat.A ? a : b;
    }

    /** Whether a player went first. */
    public boolean wentFirst(Seat seat) {
        return first.filter(it -> it == seat).isPresent();
    }

    /** Whether a player won. */
    public boolean won(Seat seat) {
        return winner == seat;
    }
}
