package org.aemberlog.replay.results;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.counting.MatchStatistics;

/**
 * How a match ended, as topic and webhooks tell it.
 *
 * @param version of the commit that ended it, and {@code hash} that commit's hash
 * @param startedAt when it was created, in milliseconds since 1970 (UTC); {@code endedAt} when won
 * @param first who went first; empty when the match ended before that was known
 * @param turns over both players
 */
public record Result(
        MatchId match,
        long version,
        String hash,
        Seat winner,
        Victory by,
        Optional<Seat> first,
        int turns,
        long startedAt,
        long endedAt,
        Part a,
        Part b) {

    /**
     * One player's part.
     *
     * @param deck the deck's id
     * @param keys that were forged at the end
     */
    public record Part(String player, String deck, String deckName, List<House> houses, List<KeyColor> keys) {

        static Part of(MatchStatistics.Part part) {
            var deck = part.setup().deck();
            return new Part(part.setup().player(), deck.id(), deck.name(), deck.houses(), part.keys());
        }
    }

    /** The result of a finished match. */
    public static Result of(MatchStatistics match) {
        return new Result(
                match.match(),
                match.version(),
                match.hash(),
                match.winner(),
                match.by(),
                match.first(),
                match.turns(),
                match.startedAt(),
                match.endedAt(),
                Part.of(match.a()),
                Part.of(match.b()));
    }

    /** The same for every telling of it, and for no other result. */
    public String id() {
        return match.value() + "/" + version;
    }
}
