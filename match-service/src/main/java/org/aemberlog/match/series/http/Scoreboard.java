package org.aemberlog.match.series.http;

import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.seats.Tickets;
import org.aemberlog.match.series.Game;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.desk.SeriesDesk;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Shows a series, and to who plays in it also the tokens of their seats. */
@Component
public class Scoreboard {

    private final SeriesDesk desk;
    private final Tickets seats;

    Scoreboard(SeriesDesk desk, Tickets seats) {
        this.desk = desk;
        this.seats = seats;
    }

    /**
     * The series as it is now.
     *
     * @param side whose tokens go with it; nobody's when empty
     */
    public Mono<SeriesView> show(Series series, Optional<Seat> side) {
        return desk.handicap(series.terms())
                .map(handicap ->
                        SeriesView.of(series, handicap, game -> side.flatMap(seat -> token(series, game, seat))));
    }

    private Optional<String> token(Series series, Game game, Seat seat) {
        return seats.issue(game.match(), Optional.of(seat), series.terms().player(seat));
    }
}
