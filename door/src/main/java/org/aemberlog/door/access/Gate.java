package org.aemberlog.door.access;

import java.util.Set;
import org.aemberlog.door.problems.Problem;
import org.springframework.http.HttpStatus;

/**
 * Something that only some may do.
 *
 * @param roles who may
 * @param problem the name of the problem that everybody else is told, with status 403
 * @param title what it is about, in a few words
 * @param advice a sentence that says which token to use and where it comes from
 */
public record Gate(Set<Role> roles, String problem, String title, String advice) {
    public Gate {
        roles = Set.copyOf(roles);
    }

    /**
     * Lets a caller through.
     *
     * @throws Problem when the token is for something else
     */
    public Caller pass(Caller caller) {
        if (caller.complete() && caller.role().filter(roles::contains).isPresent()) {
            return caller;
        }
        throw Problem.of(HttpStatus.FORBIDDEN, problem, title, advice);
    }
}
