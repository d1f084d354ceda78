package org.aemberlog.game.state;

import java.util.regex.Pattern;
import org.aemberlog.game.json.Flat;

/** The identity of a player's profile, known to all: 32 digits in hex. It opens nothing. */
public record ProfileId(String value) implements Flat {

    private static final Pattern FORM = Pattern.compile("[0-9a-f]{32}");

    public ProfileId {
        if (!isOne(value)) {
            throw new IllegalArgumentException("A profile's id is 32 digits in hex, not '" + value + "'.");
        }
    }

    /** Whether a text is such an id. */
    public static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }
}
