package org.aemberlog.match.talk;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.service.SeriesService;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Matches that are played again by the same people. A match has one rematch, whose id follows from its own. */
@Component
class Rematches {

    private final MatchCache matches;
    private final SeriesService series;
    private final BotAssignment creations;
    private final DerivedIds ids;

    Rematches(MatchCache matches, SeriesService series, BotAssignment creations, DerivedIds ids) {
        this.matches = matches;
        this.series = series;
        this.creations = creations;
        this.ids = ids;
    }

    MatchId idFor(MatchId match) {
        return ids.rematch(match);
    }

    /**
     * Fails unless people have played the match, or its series, to the end. Practice is not played again: with it
     * anybody could have a match that counts with the decks of others.
     */
    Mono<Void> requirePossible(Match match) {
        var state = match.state();
        if (!state.over()) {
            return Mono.error(tooEarly("The match is not over; offer a rematch when it is."));
        }
        if (!state.bots().isEmpty()) {
            return Mono.error(Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "bots-need-no-rematch",
                    "A bot does not have to agree",
                    "Create another match with POST /matches."));
        }
        return matches.isPractice(state.match())
                .flatMap(practice -> practice ? Mono.error(practice()) : requireSeriesOver(state.match()));
    }

    private Mono<Void> requireSeriesOver(MatchId match) {
        return Mono.justOrEmpty(SeriesId.of(match))
                .flatMap(series::see)
                .filter(it -> it.winner().isEmpty() && !it.expired())
                .flatMap(it -> Mono.error(tooEarly("The series goes on; its next game follows by itself.")));
    }

    private static Problem practice() {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "practice-has-no-rematch",
                "Practice has no rematch",
                "Take the finished match up once more with POST /matches/{id}/forks.");
    }

    private static Problem tooEarly(String detail) {
        return Problem.of(HttpStatus.CONFLICT, "no-rematch-yet", "It is too early for a rematch", detail);
    }

    /** Begins a rematch, once however often it is asked. */
    Mono<Transition> begin(MatchState played, MatchId id, Decks decks) {
        var seats = Arrays.stream(Seat.values())
                .map(seat -> setup(played, seat, decks))
                .toList();
        return creations.create(
                new IntentRecord(id, IntentId.creator(id), Optional.empty(), creation(id, seats, terms(played))));
    }

    private CreateMatch creation(MatchId id, List<SeatSetup> seats, Terms terms) {
        return new CreateMatch(id, ids.seed(id), seats, Optional.empty(), Optional.of(terms));
    }

    private static SeatSetup setup(MatchState played, Seat seat, Decks decks) {
        var brought = played.setup(decks == Decks.SWAPPED ? seat.opponent() : seat);
        var own = played.setup(seat);
        return new SeatSetup(own.player(), brought.deck(), brought.chains(), Optional.empty(), own.profile());
    }

    private static Terms terms(MatchState played) {
        return new Terms(played.chance().nonces(), played.clock().map(Clock::control))
                .withOpenHands(played.setup().openHands())
                .withSubstitute(played.setup().substitute());
    }
}
