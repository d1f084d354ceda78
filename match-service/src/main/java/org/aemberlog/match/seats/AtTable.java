package org.aemberlog.match.seats;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/** For who plays in the match or watches it. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = {Role.SEAT, Role.SPECTATOR},
        problem = "no-seat",
        title = "The token is for no match",
        advice = "Use the token of a seat or a spectator, as POST /matches gives them.")
public @interface AtTable {}
