package org.aemberlog.match.series.http;

/**
 * A bid as it is sent.
 *
 * @param chains more than the last bid, at most 24
 */
public record NewBid(int chains) {}
