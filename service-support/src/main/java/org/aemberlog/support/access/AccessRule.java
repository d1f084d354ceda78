package org.aemberlog.support.access;

import java.util.Set;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/**
 * Something that only some may do.
 *
 * @param roles who may
 * @param problem the name of the problem that everybody else is told, with status 403
 * @param title what it is about, in a few words
 * @param advice a sentence that says which token to use and where it comes from
 * @param aboutAll whether it is about all matches where its path names none, and so not for an auditor or a service of
 *     one match
 */
public record AccessRule(Set<Role> roles, String problem, String title, String advice, boolean aboutAll) {
    public AccessRule {
        roles = Set.copyOf(roles);
    }

    /**
     * Lets a principal through.
     *
     * @throws Problem when the token is for something else
     */
    public Principal pass(Principal principal) {
        if (principal.complete() && principal.role().filter(roles::contains).isPresent()) {
            return principal;
        }
        throw Problem.of(HttpStatus.FORBIDDEN, problem, title, advice);
    }
}
