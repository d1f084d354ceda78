package org.aemberlog.door.access;

import java.util.Locale;
import java.util.Optional;

/** As what somebody comes (docs/contracts.md, Tokens). */
public enum Role {
    /** Plays a seat of one match. */
    SEAT,
    /** Plays one side of a series of matches. */
    SIDE,
    /** Watches one match and sees what everybody may. */
    SPECTATOR,
    /** Corrects matches and uses the lab. */
    JUDGE,
    /** Sees all facts, of running matches too. */
    AUDITOR,
    /** Another program of whoever runs this. */
    SERVICE;

    /** The role as a token says it, in lower case. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The role that a token says, or none when it is not one of ours. */
    static Optional<Role> of(String text) {
        for (var role : values()) {
            if (role.text().equals(text)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
