package org.aemberlog.game.card;

/** The bold words that say when a triggered ability resolves (timing chart). */
public enum Timing {
    PLAY,
    BEFORE_REAP,
    BEFORE_FIGHT,
    FIGHT,
    REAP,
    DESTROYED
}
