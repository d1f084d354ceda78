package org.aemberlog.match.seats;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/** For who plays in the match. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = Role.SEAT,
        problem = "spectators-only-watch",
        title = "A spectator cannot play",
        advice = "Use the token of a seat.")
public @interface AtSeat {}
