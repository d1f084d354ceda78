package org.aemberlog.replay.access;

import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.game.state.MatchId;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who may see hidden cards. Facts and states hold them, so while a match runs nobody else may read
 * those.
 */
@Component
public class Auditors {

    private static final Gate AUDITORS =
            new Gate(
                    Set.of(Role.AUDITOR, Role.JUDGE, Role.SERVICE),
                    "not-an-auditor",
                    "This token may not see hidden cards",
                    "The match is still running and its facts hold hidden cards; use a token with"
                            + " the role 'auditor', 'judge' or 'service', or wait for its end.");

    private final Doorkeeper doorkeeper;

    Auditors(Doorkeeper doorkeeper) {
        if (!doorkeeper.believesAnybody()) {
            throw new IllegalStateException(
                    "Nobody could audit a running match; set AEMBERLOG_TOKENS_SECRET to the same"
                            + " as in match-service.");
        }
        this.doorkeeper = doorkeeper;
    }

    /**
     * Refuses whoever is no auditor of the match.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Caller> require(String authorization, MatchId match) {
        return doorkeeper.admit(AUDITORS, authorization, match);
    }
}
