package org.aemberlog.game.card;

/** What can lie on a card in play and be counted (glossary, Other Counters, and rulebook). */
public enum Token {
    AEMBER,
    DAMAGE,
    /** +1 power counter: each makes its creature one more powerful. */
    POWER,
    AWAKENING,
    DEPTH,
    DISRUPTION,
    DOOM,
    FUSE,
    GLORY,
    GROWTH,
    IGNORANCE,
    KNOWLEDGE,
    SCHEME,
    TIME,
    WARRANT
}
