package org.aemberlog.match.series;

import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.game.json.Flat;
import org.aemberlog.game.state.MatchId;

/** The identity of a series: 32 hexadecimal digits. */
public record SeriesId(String value) implements Flat {

    private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern GAME = Pattern.compile("([0-9a-f]{32})-[1-9]");

    public SeriesId {
        if (!ID.matcher(value).matches()) {
            throw new IllegalArgumentException("A series id is 32 hexadecimal digits, not '" + value + "'.");
        }
    }

    /**
     * The match that is the n-th game. It follows from the series, so that creating it twice
     * creates it once, and nobody has to look up whether a match belongs to a series.
     */
    MatchId game(int number) {
        return new MatchId(value + "-" + number);
    }

    /** The series that a match is a game of, by its id. A match outside of series has no hyphen. */
    public static Optional<SeriesId> of(MatchId match) {
        var game = GAME.matcher(match.value());
        return game.matches() ? Optional.of(new SeriesId(game.group(1))) : Optional.empty();
    }
}
