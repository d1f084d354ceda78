package org.aemberlog.deck.library;

/** Why a deck has a card that its set does not print like that, as its list says. */
enum CardOrigin {
    /** From a house not its own (glossary, Maverick). */
    MAVERICK,
    /** From an earlier set (glossary, Legacy). */
    LEGACY,
    /** From a set to come (glossary, Anomaly). */
    ANOMALY
}
