/** Runs series: takes what the players ask, begins games and hears how they end. */
package org.aemberlog.match.series.service;
