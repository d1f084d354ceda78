/**
 * Series of games between two decks, by the rulebook's Game Setup, Chain Handicaps and Chain
 * Bidding. Values and rules only: who may bid, who chooses, who has won, how many chains. Nothing
 * here knows how a series is stored, asked for or played.
 */
package org.aemberlog.match.series;
