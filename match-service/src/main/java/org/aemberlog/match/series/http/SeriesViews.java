package org.aemberlog.match.series.http;

import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.match.series.Game;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.service.SeriesService;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Shows a series, and to who plays in it also the tokens of their seats. */
@Component
public class SeriesViews {

    private final SeriesService desk;
    private final SeatTokens seats;

    SeriesViews(SeriesService desk, SeatTokens seats) {
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
