package org.aemberlog.game.card;

import java.util.Locale;
import org.aemberlog.game.json.Flat;

/** A descriptive attribute such as {@code knight}; lower case, without a rule of its own. */
public record Trait(String name) implements Flat {
    public Trait {
        name = name.toLowerCase(Locale.ROOT);
        if (name.isBlank()) {
            throw new IllegalArgumentException("A trait needs a name.");
        }
    }
}
