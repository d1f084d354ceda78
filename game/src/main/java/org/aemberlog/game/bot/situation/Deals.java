package org.aemberlog.game.bot.situation;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** What the match may be, for all that a seat sees (determinizations of its information set). */
@FunctionalInterface
public interface Deals {

    /** For who knows no rules to play on by. */
    Deals NONE = random -> Optional.empty();

    /**
     * One of the matches that the seat cannot tell from its own. Empty where the hidden cards are
     * dealt such that the action under way would not have led to what the seat is asked.
     */
    Optional<Deal> next(RandomGenerator random);
}
