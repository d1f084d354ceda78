package org.aemberlog.replay.access;

import java.util.EnumSet;
import java.util.Set;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who may look at a match, and how. A finished match is open to all, through any perspective. While it
 * runs a seat sees what that seat may, a spectator what all may, and an auditor everything.
 */
@Component
public class ReadAccess {

    private static final Set<Role> ALL_SEEING = EnumSet.of(Role.AUDITOR, Role.JUDGE, Role.SERVICE);

    ReadAccess(AccessControl accessControl) {
        if (!accessControl.believesAnybody()) {
            throw new IllegalStateException(
                    "Nobody could watch a running match; set AEMBERLOG_TOKENS_SECRET to the same"
                            + " as in match-service.");
        }
    }

    /**
     * The perspective for a request.
     *
     * @param finished whether the match is over
     * @param as the perspective that is asked for, or null for the widest that the principal may use
     * @param watcher who looks, who is asked for only while the match runs
     */
    public Mono<Perspective> perspective(boolean finished, String as, Mono<Principal> watcher) {
        var wanted = Perspective.named(as);
        return finished
                ? Mono.just(wanted.orElse(Perspective.ALL))
                : watcher.map(principal -> allowed(wanted.orElse(widest(principal)), widest(principal)));
    }

    private static Perspective widest(Principal principal) {
        if (principal.role().filter(ALL_SEEING::contains).isPresent()) {
            return Perspective.ALL;
        }
        return principal.seat().map(Perspective::of).orElse(Perspective.SPECTATOR);
    }

    private static Perspective allowed(Perspective wanted, Perspective widest) {
        if (wanted == widest || wanted == Perspective.SPECTATOR || widest == Perspective.ALL) {
            return wanted;
        }
        throw Problem.of(
                HttpStatus.FORBIDDEN,
                "not-yours-to-see",
                "This token does not give this perspective",
                "While the match runs a seat may look as itself or as a spectator, and a spectator" + " only as such.");
    }
}
