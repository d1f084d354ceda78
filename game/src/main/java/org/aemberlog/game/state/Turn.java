package org.aemberlog.game.state;

import java.util.EnumMap;
import java.util.Map;
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
 * @param chosen the house that each player chose on the latest turn with a choice of one
 */
public record Turn(
        Seat active,
        int number,
        Step step,
        Optional<House> house,
        TurnLog log,
        TurnLog previous,
        Map<Seat, House> chosen) {

    public Turn {
        chosen = Map.copyOf(chosen);
    }

    /** Before the first turn. */
    static final Turn SETUP = new Turn(Seat.A, 0, Step.SETUP, Optional.empty(), TurnLog.EMPTY, TurnLog.EMPTY, Map.of());

    Turn next(Seat seat, int turn) {
        return new Turn(seat, turn, Step.FORGE, Optional.empty(), TurnLog.EMPTY, log, chosen);
    }

    Turn with(Seat seat) {
        return new Turn(seat, number, step, house, log, previous, chosen);
    }

    Turn with(Step value) {
        return new Turn(active, number, value, house, log.inNewStep(), previous, chosen);
    }

    Turn with(Optional<House> value) {
        return new Turn(active, number, step, value, log, previous, chosen);
    }

    /** The same after the active player chose a house, or none because there was none to choose. */
    Turn choosing(Optional<House> value) {
        var houses = new EnumMap<Seat, House>(Seat.class);
        houses.putAll(chosen);
        value.ifPresentOrElse(it -> houses.put(active, it), () -> houses.remove(active));
        return new Turn(active, number, step, value, log, previous, houses);
    }

    Turn with(TurnLog value) {
        return new Turn(active, number, step, house, value, previous, chosen);
    }

    Turn with(TurnLog.Entry deed) {
        return with(log.with(deed));
    }

    Turn with(TurnLog.Flow flow) {
        return with(log.with(flow));
    }
}
