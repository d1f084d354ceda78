package org.aemberlog.match.series;

import org.aemberlog.game.state.Seat;

/** "I'll play it at five": the chains a player would take to use the deck. */
public record Bid(Seat by, int chains) {}
