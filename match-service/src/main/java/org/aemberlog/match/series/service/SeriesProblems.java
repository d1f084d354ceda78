package org.aemberlog.match.series.service;

import org.aemberlog.game.json.Plain;
import org.aemberlog.match.series.SeriesRejection;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What goes wrong with series, as problem documents. */
public final class SeriesProblems {

    private SeriesProblems() {}

    /** There is no such series. */
    public static Problem noSuchSeries() {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-series",
                "There is no such series",
                "No series has this id; POST /series opens one and gives its id.");
    }

    /** The idempotency key stands for a series on other terms. */
    public static Problem idReused() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "series-id-reused",
                "The key stands for another series",
                "Another series was opened with this Idempotency-Key; use a new key.");
    }

    /** The rules of series reject something. */
    static Problem rejected(SeriesRejection reason) {
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var problem = Problem.of(statusOf(reason), type, "The rules reject this", reason.message());
        problem.getBody().setProperty("section", reason.section());
        return problem;
    }

    /** 409 when only the state of the series stands against it, 422 when no state allows it. */
    private static HttpStatus statusOf(SeriesRejection reason) {
        return switch (reason) {
            case SeriesRejection.NoBidding r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case SeriesRejection.BidOutOfRange r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case SeriesRejection.BiddingOver r -> HttpStatus.CONFLICT;
            case SeriesRejection.BiddingOpen r -> HttpStatus.CONFLICT;
            case SeriesRejection.NotYourBid r -> HttpStatus.CONFLICT;
            case SeriesRejection.BidNotHigher r -> HttpStatus.CONFLICT;
            case SeriesRejection.NothingToPassOn r -> HttpStatus.CONFLICT;
            case SeriesRejection.GameRunning r -> HttpStatus.CONFLICT;
            case SeriesRejection.NotYourChoice r -> HttpStatus.CONFLICT;
            case SeriesRejection.SeriesExpired r -> HttpStatus.CONFLICT;
            case SeriesRejection.SeriesOver r -> HttpStatus.CONFLICT;
        };
    }
}
