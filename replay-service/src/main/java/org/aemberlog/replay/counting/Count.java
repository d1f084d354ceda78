package org.aemberlog.replay.counting;

/** What is counted of a player, a house while it is active, or a card. */
public enum Count {
    /** Turns taken. */
    TURNS,
    /** Cards played. */
    PLAYS,
    /** Creatures used to reap. */
    REAPS,
    /** Creatures used to fight. */
    FIGHTS,
    /** "Action:" and "Omni:" abilities used. */
    ACTIONS,
    /** Cards discarded from hand. */
    DISCARDS,
    /** Own cards destroyed. */
    DESTROYED,
    /** Æmber that came into the pool from the supply. */
    GAINED,
    /** Æmber that went from the pool to the supply. */
    LOST,
    /** Æmber stolen from the opponent. */
    STOLEN,
    /** Æmber captured by creatures. */
    CAPTURED,
    /** Keys forged, whether or not they stayed forged. */
    KEYS,
    /** Turns ended with enough Æmber for a key. */
    CHECKS,
    /** Starting hands put back. */
    MULLIGANS
}
