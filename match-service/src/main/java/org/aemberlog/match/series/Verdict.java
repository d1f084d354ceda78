package org.aemberlog.match.series;

/** What becomes of something asked of a series. */
public sealed interface Verdict {

    /** It was done; this is the series after it. */
    record Granted(Series series) implements Verdict {}

    /** It cannot be done; the series is as it was. */
    record Refused(Objection reason) implements Verdict {}
}
