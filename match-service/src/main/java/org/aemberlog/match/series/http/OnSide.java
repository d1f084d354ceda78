package org.aemberlog.match.series.http;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/** For who plays in the series. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = Role.SIDE,
        problem = "no-side",
        title = "The token is for no series",
        advice = "Use the token of a side, as POST /series gives them.")
public @interface OnSide {}
