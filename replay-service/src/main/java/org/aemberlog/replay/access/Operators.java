package org.aemberlog.replay.access;

import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Who may rebuild projections and say where results go. */
@Component
public class Operators {

    private static final Gate OPERATORS = new Gate(
            Set.of(Role.AUDITOR, Role.SERVICE),
            "no-operator",
            "This token may not do this",
            "Use a token with the role 'auditor' or 'service', as './aemberlog token' gives" + " them.");

    private final Doorkeeper doorkeeper;

    Operators(Doorkeeper doorkeeper) {
        this.doorkeeper = doorkeeper;
    }

    /**
     * Refuses everybody else.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Caller> require(String authorization) {
        return doorkeeper.admit(OPERATORS, authorization);
    }
}
