package org.aemberlog.game.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The bots by name. */
public final class Bots {

    /** Picks uniformly among everything that is legal. */
    public static final String RANDOM = "random";

    /** Plays like somebody who knows the game. */
    public static final String SENSIBLE = "sensible";

    private static final Map<String, Bot> ALL =
            new TreeMap<>(Map.of(RANDOM, new RandomBot(), SENSIBLE, new SensibleBot()));

    private Bots() {}

    /** The bot with this name. */
    public static Optional<Bot> named(String name) {
        return Optional.ofNullable(ALL.get(name));
    }

    /** All names, in alphabetical order. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }
}
