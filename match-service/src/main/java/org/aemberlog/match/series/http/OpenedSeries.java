package org.aemberlog.match.series.http;

/**
 * What is answered to whoever opens a series.
 *
 * @param tokens for the players, to bid, to choose and to sit down at each game
 */
public record OpenedSeries(SeriesView series, Tokens tokens) {

    /** A token for each side. */
    public record Tokens(String a, String b) {}
}
