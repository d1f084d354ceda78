package org.aemberlog.game.state;

import org.aemberlog.game.json.Flat;

/** The identity of a match: 1 to 64 letters, digits, hyphens or underscores. */
public record MatchId(String value) implements Flat {
    public MatchId {
        if (!value.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new IllegalArgumentException(
                    "A match id is 1 to 64 letters, digits, '-' or '_', not '" + value + "'.");
        }
    }
}
