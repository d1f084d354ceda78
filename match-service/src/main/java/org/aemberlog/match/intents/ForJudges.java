package org.aemberlog.match.intents;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;

/**
 * For who corrects matches. Whoever runs an event issues the tokens of judges, for one match or for
 * all: the players' door gives none, because who asks it is a player.
 */
@Retention(RetentionPolicy.RUNTIME)
@Roles(
        value = Role.JUDGE,
        problem = ForJudges.PROBLEM,
        title = "Only a judge corrects a match",
        advice = "Use a token with the role 'judge'; the organizer issues them.")
@interface ForJudges {
    /** What everybody else is told. */
    String PROBLEM = "no-judge";
}
