package org.aemberlog.game.state;

import java.util.Optional;

/**
 * The clock of a match as it was when it was last looked at.
 *
 * @param a what seat A has left, in milliseconds, less than 0 when the flag fell; meaningless when
 *     a player's time is not limited
 * @param b what seat B has left
 * @param began when the match was created, in milliseconds since 1970 (UTC), and later by what halts took
 * @param at when the clock was last looked at, likewise
 * @param incremented the last turn whose end has added time, 0 for none; that it is played again adds no more
 */
public record Clock(TimeControl control, long a, long b, long began, long at, int incremented) {

    private static final long NOT_YET = -1;

    static Clock of(TimeControl control) {
        long base = control.base().orElse(0L);
        return new Clock(control, base, base, NOT_YET, NOT_YET, 0);
    }

    boolean hasStarted() {
        return began != NOT_YET;
    }

    /** What a player has left; empty when it is not limited. */
    public Optional<Long> left(Seat seat) {
        return control.base().map(base -> seat == Seat.A ? a : b);
    }

    /** When the round ends; empty when it is not limited. */
    public Optional<Long> roundEnds() {
        return control.round().map(round -> began + round);
    }

    /** Whether the round is over. */
    public boolean roundOver() {
        return roundEnds().filter(end -> at >= end).isPresent();
    }

    /** Whether a player has no time left. */
    public boolean flagFell(Seat seat) {
        return left(seat).filter(millis -> millis <= 0).isPresent();
    }

    /** Whether a player had no time left before the round was over. */
    public boolean flagFellFirst(Seat seat) {
        return flagFell(seat)
                && roundEnds()
                        .filter(end -> end < at + left(seat).orElseThrow())
                        .isEmpty();
    }

    /** When the clock runs out if it goes on like this for {@code running}, if for anybody. */
    public Optional<Long> runsOutAt(Optional<Seat> running) {
        var flag = running.flatMap(this::left).map(millis -> at + millis);
        var round = roundEnds();
        return flag.isEmpty() || round.filter(end -> end < flag.get()).isPresent() ? round : flag;
    }

    Clock started(long now) {
        return new Clock(control, a, b, now, now, incremented);
    }

    /** Some of the time until now counted, for a player if the clock ran; what did not puts the end of the round off. */
    Clock passed(Optional<Seat> running, long millis, long now) {
        var counted = running.map(seat -> added(seat, -millis, incremented)).orElse(this);
        return new Clock(control, counted.a, counted.b, began + (now - at - millis), now, incremented);
    }

    /** The same with more time for a player, at the end of a turn. */
    Clock added(Seat seat, long millis, int turn) {
        return new Clock(control, seat == Seat.A ? a + millis : a, seat == Seat.B ? b + millis : b, began, at, turn);
    }
}
