package org.aemberlog.game.bot;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.bot.judgment.SensibleBot;
import org.aemberlog.game.bot.search.SearchingBot;
import org.aemberlog.game.bot.situation.Bot;

/** The bots by name. */
public final class Bots {

    /** Picks uniformly among everything that is legal. */
    public static final String RANDOM = "random";

    /** Plays like somebody who knows the game. */
    public static final String SENSIBLE = "sensible";

    /** Looks ahead until its next turn. */
    public static final String SEARCHING = "searching";

    private static final List<Level> LEVELS = List.of(
            new Level(RANDOM, "A first opponent: does anything that is legal, at random.", new RandomBot()),
            new Level(SENSIBLE, "Knows the game and does what looks best at the moment.", new SensibleBot()),
            new Level(
                    SEARCHING,
                    "The strongest: imagines the cards that it does not see and looks ahead to its next turn.",
                    new SearchingBot()));

    /**
     * How strongly a bot plays.
     *
     * @param description how it decides, in a sentence
     */
    public record Level(String name, String description, Bot bot) {}

    private Bots() {}

    /** All levels, the weakest first. */
    public static List<Level> levels() {
        return LEVELS;
    }

    /** The bot with this name. */
    public static Optional<Bot> named(String name) {
        return LEVELS.stream()
                .filter(level -> level.name().equals(name))
                .findFirst()
                .map(Level::bot);
    }

    /** All names, the weakest first. */
    public static List<String> names() {
        return LEVELS.stream().map(Level::name).toList();
    }
}
