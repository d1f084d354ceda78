package org.aemberlog.match.series.http;

import java.util.Optional;

/**
 * What is answered to whoever opens a series.
 *
 * @param tokens for the players, to bid, to choose and to sit down at each game
 */
public record OpenedSeries(SeriesView series, Tokens tokens) {

    /** A token for each side; none where other issuers give out those. */
    public record Tokens(Optional<String> a, Optional<String> b) {}
}
