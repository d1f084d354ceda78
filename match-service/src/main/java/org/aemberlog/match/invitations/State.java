package org.aemberlog.match.invitations;

/** What has become of an invitation. */
public enum State {

    /** It waits for somebody. */
    OPEN,

    /** Somebody has accepted it; the series is played. */
    ACCEPTED,

    /** The host has taken it back. */
    WITHDRAWN,

    /** Nobody has accepted it in time. */
    EXPIRED
}
