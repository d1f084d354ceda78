package org.aemberlog.game.state;

import java.util.Optional;

/**
 * How long a match may take. All times are in milliseconds, from one second to one day. Where
 * neither a player's time nor the round is limited, time is only recorded.
 *
 * @param base the time that each player has for all decisions; empty when it is not limited
 * @param increment what a player whose time is limited gets for each turn, at its end, 0 when
 *     nothing
 * @param round the time from the match's creation until it is stopped; empty when it is not
 */
public record TimeControl(Optional<Long> base, long increment, Optional<Long> round) {

    private static final long SHORTEST = 1_000;
    private static final long LONGEST = 86_400_000;

    public TimeControl {
        base.ifPresent(millis -> require("A player's time", millis, SHORTEST));
        round.ifPresent(millis -> require("A round", millis, SHORTEST));
        require("An increment", increment, 0);
    }

    private static void require(String what, long millis, long least) {
        if (millis < least || millis > LONGEST) {
            throw new IllegalArgumentException(
                    what + " takes " + least + " to " + LONGEST + " milliseconds, not " + millis + ".");
        }
    }
}
