package org.aemberlog.replay.players;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.counting.MatchStatistics;

/**
 * A finished match as one player's history has it.
 *
 * @param startedAt in milliseconds since 1970 (UTC), like {@code endedAt}
 * @param profile the player's, who has one; {@code opponentProfile} the other's
 * @param deck the id of the player's deck; {@code opponentDeck} of the other's
 * @param keys that the player had forged at the end; {@code opponentKeys} the other
 */
record Played(
        MatchId match,
        Seat seat,
        String player,
        Optional<ProfileId> profile,
        String deck,
        String opponent,
        Optional<ProfileId> opponentProfile,
        String opponentDeck,
        long startedAt,
        long endedAt,
        boolean first,
        boolean won,
        Victory by,
        int turns,
        List<KeyColor> keys,
        List<KeyColor> opponentKeys) {

    static Played of(MatchStatistics match, Seat seat) {
        var own = match.part(seat);
        var other = match.part(seat.opponent());
        return new Played(
                match.match(),
                seat,
                own.setup().player(),
                own.setup().profile(),
                own.deck(),
                other.setup().player(),
                other.setup().profile(),
                other.deck(),
                match.startedAt(),
                match.endedAt(),
                match.wentFirst(seat),
                match.won(seat),
                match.by(),
                match.turns(),
                own.keys(),
                other.keys());
    }

    /** Both players may have the same name, so the seat is part of the id. */
    String id() {
        return match.value() + "/" + seat;
    }
}
