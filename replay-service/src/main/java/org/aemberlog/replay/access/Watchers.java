package org.aemberlog.replay.access;

import java.util.EnumSet;
import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.state.MatchId;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who may look at a match, and how. A finished match is open to all, through any lens. While it
 * runs a seat sees what that seat may, a spectator what all may, and an auditor everything.
 */
@Component
public class Watchers {

    private static final Set<Role> ALL_SEEING = EnumSet.of(Role.AUDITOR, Role.JUDGE, Role.SERVICE);
    private static final Gate WATCHERS = new Gate(
            EnumSet.of(Role.SEAT, Role.SPECTATOR, Role.AUDITOR, Role.JUDGE, Role.SERVICE),
            "no-watcher",
            "This token may not look at a running match",
            "Use the token of a seat or a spectator, as POST /matches of match-service"
                    + " gives them, or an auditor's, or wait for the end of the match.");

    private final Doorkeeper doorkeeper;

    Watchers(Doorkeeper doorkeeper) {
        if (!doorkeeper.believesAnybody()) {
            throw new IllegalStateException(
                    "Nobody could watch a running match; set AEMBERLOG_TOKENS_SECRET to the same"
                            + " as in match-service.");
        }
        this.doorkeeper = doorkeeper;
    }

    /**
     * The lens for a request.
     *
     * @param finished whether the match is over
     * @param as the lens that is asked for, or null for the widest that the caller may use
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Lens> lens(MatchId match, boolean finished, String as, String authorization) {
        var wanted = Lens.named(as);
        return finished
                ? Mono.just(wanted.orElse(Lens.ALL))
                : doorkeeper
                        .admit(WATCHERS, authorization, match)
                        .map(caller -> allowed(wanted.orElse(widest(caller)), widest(caller)));
    }

    private static Lens widest(Caller caller) {
        if (caller.role().filter(ALL_SEEING::contains).isPresent()) {
            return Lens.ALL;
        }
        return caller.seat().map(Lens::of).orElse(Lens.SPECTATOR);
    }

    private static Lens allowed(Lens wanted, Lens widest) {
        if (wanted == widest || wanted == Lens.SPECTATOR || widest == Lens.ALL) {
            return wanted;
        }
        throw Problem.of(
                HttpStatus.FORBIDDEN,
                "not-yours-to-see",
                "This token may not look through these eyes",
                "While the match runs a seat may look as itself or as a spectator, and a spectator" + " only as such.");
    }
}
