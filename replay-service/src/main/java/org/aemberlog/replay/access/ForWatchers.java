package org.aemberlog.replay.access;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/** For everybody when the match is finished; while it runs, for who may look at it. */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = {Role.SEAT, Role.SPECTATOR, Role.AUDITOR, Role.JUDGE, Role.SERVICE},
        problem = "no-watcher",
        title = "This token may not watch a running match",
        advice = "Use the token of a seat or a spectator, as POST /matches of match-service"
                + " gives them, or an auditor's, or wait for the end of the match.")
public @interface ForWatchers {}
