package org.aemberlog.support.access;

import java.util.Locale;

/** As what somebody comes (docs/contracts.md, Tokens). */
public enum Role {
    /** Plays a seat of one match. */
    SEAT,
    /** Plays one side of a series of matches. */
    SIDE,
    /** Watches one match and sees what everybody may. */
    SPECTATOR,
    /** Has decks and matches of one's own; the token's subject is the profile's id. */
    PROFILE,
    /** Corrects matches and uses the lab. */
    JUDGE,
    /** Sees all events, of running matches too. */
    AUDITOR,
    /** Another program of whoever runs this. */
    SERVICE;

    /** The role as a token says it, in lower case. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
