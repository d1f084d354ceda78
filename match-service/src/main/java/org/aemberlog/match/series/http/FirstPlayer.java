package org.aemberlog.match.series.http;

import org.aemberlog.game.state.Seat;

/** The choice of the next game's first player. */
public record FirstPlayer(Seat first) {}
