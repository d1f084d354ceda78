package org.aemberlog.match.creation;

import java.util.Optional;
import org.aemberlog.game.state.TimeControl;

/**
 * How the time of a match is limited, as it is asked for; all times are in milliseconds.
 *
 * @param base what each player has for all decisions
 * @param increment what a player gets for each turn, 0 unless it is said
 * @param round from the creation of the match until it is stopped
 */
public record TimeLimits(Optional<Long> base, Optional<Long> increment, Optional<Long> round) {

    TimeControl control() {
        if (base.isEmpty() && round.isEmpty()) {
            throw new IllegalArgumentException("expected 'base', 'round' or both");
        }
        if (base.isEmpty() && increment.isPresent()) {
            throw new IllegalArgumentException("an 'increment' goes with a 'base'");
        }
        return new TimeControl(base, increment.orElse(0L), round);
    }
}
