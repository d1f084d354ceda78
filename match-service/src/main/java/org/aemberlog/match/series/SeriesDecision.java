package org.aemberlog.match.series;

/** What becomes of something asked of a series. */
public sealed interface SeriesDecision {

    /** It was done; this is the series after it. */
    record Granted(Series series) implements SeriesDecision {}

    /** It cannot be done; the series is as it was. */
    record Rejected(SeriesRejection reason) implements SeriesDecision {}
}
