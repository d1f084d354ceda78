package org.aemberlog.game.state;

/** Where a match stands: setup, the five steps of a turn (rulebook, Turn Sequence), or the end. */
public enum Step {
    SETUP,
    FORGE,
    HOUSE,
    MAIN,
    READY,
    DRAW,
    FINISHED
}
