package org.aemberlog.match.series.desk;

import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.series.Objection;
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

    /** The rules of series refuse something. */
    static Problem refused(Objection reason) {
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var problem = Problem.of(statusOf(reason), type, "The rules refuse this", reason.message());
        problem.getBody().setProperty("section", reason.section());
        return problem;
    }

    /** 409 when only the state of the series stands against it, 422 when no state allows it. */
    private static HttpStatus statusOf(Objection reason) {
        return switch (reason) {
            case Objection.NoBidding r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Objection.BidOutOfRange r -> HttpStatus.UNPROCESSABLE_CONTENT;
            case Objection.BiddingOver r -> HttpStatus.CONFLICT;
            case Objection.BiddingOpen r -> HttpStatus.CONFLICT;
            case Objection.NotYourBid r -> HttpStatus.CONFLICT;
            case Objection.BidNotHigher r -> HttpStatus.CONFLICT;
            case Objection.NothingToPassOn r -> HttpStatus.CONFLICT;
            case Objection.GameRunning r -> HttpStatus.CONFLICT;
            case Objection.NotYourChoice r -> HttpStatus.CONFLICT;
            case Objection.SeriesExpired r -> HttpStatus.CONFLICT;
            case Objection.SeriesOver r -> HttpStatus.CONFLICT;
        };
    }
}
