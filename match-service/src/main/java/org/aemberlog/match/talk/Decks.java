package org.aemberlog.match.talk;

/** With which decks a rematch is played. */
public enum Decks {
    /** Each player keeps theirs. */
    SAME,
    /** Each player takes the other's, with the chains that it started with. */
    SWAPPED
}
