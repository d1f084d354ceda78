package org.aemberlog.match.bots;

import java.time.Instant;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * The bots of a match.
 *
 * @param bots their names by seat, one or two
 * @param since when they sat down
 */
record BotSeats(MatchId match, Map<Seat, String> bots, Instant since) {
    BotSeats {
        bots = Map.copyOf(bots);
    }
}
