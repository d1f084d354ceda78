package org.aemberlog.match.series.service;

import org.aemberlog.match.series.Series;

/** A result was taken up; the next game may be settled with it. */
record Settled(Series series) {}
