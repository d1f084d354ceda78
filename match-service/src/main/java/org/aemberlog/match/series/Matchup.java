package org.aemberlog.match.series;

/**
 * Two decks whose strength was compared, by their ids. The other way round is another matchup with
 * a handicap of its own.
 */
public record Matchup(String stronger, String weaker) {}
