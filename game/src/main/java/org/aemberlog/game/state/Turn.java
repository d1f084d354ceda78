package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.House;

/**
 * The turn that is being taken.
 *
 * @param active whose turn it is
 * @param number counted from 1 over both players; 0 during setup
 * @param house the active house; empty before it is chosen, and for a turn without a legal house
 * @param log what happened this turn
 * @param previous what happened in the turn before
 */
public record Turn(Seat active, int number, Step step, Optional<House> house, TurnLog log, TurnLog previous) {

    /** Before the first turn. */
    static final Turn SETUP = new Turn(Seat.A, 0, Step.SETUP, Optional.empty(), TurnLog.EMPTY, TurnLog.EMPTY);

    Turn next(Seat seat, int turn) {
        return new Turn(seat, turn, Step.FORGE, Optional.empty(), TurnLog.EMPTY, log);
    }

    Turn with(Seat seat) {
        return new Turn(seat, number, step, house, log, previous);
    }

    Turn with(Step value) {
        return new Turn(active, number, value, house, log.inNewStep(), previous);
    }

    Turn with(Optional<House> chosen) {
        return new Turn(active, number, step, chosen, log, previous);
    }

    Turn with(TurnLog value) {
        return new Turn(active, number, step, house, value, previous);
    }

    Turn with(TurnLog.Entry deed) {
        return with(log.with(deed));
    }

    Turn with(TurnLog.Flow flow) {
        return with(log.with(flow));
    }
}
