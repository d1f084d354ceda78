package org.aemberlog.replay.access;

import java.util.Set;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Who may rebuild projections and say where results go. */
@Component
public class Operators {

    private static final AccessRule OPERATORS = new AccessRule(
            Set.of(Role.AUDITOR, Role.SERVICE),
            "no-operator",
            "This token may not do this",
            "Use a token with the role 'auditor' or 'service', as './aemberlog token' gives" + " them.");

    private final AccessControl accessControl;

    Operators(AccessControl accessControl) {
        this.accessControl = accessControl;
    }

    /**
     * Rejects everybody else.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Principal> require(String authorization) {
        return accessControl.admit(OPERATORS, authorization);
    }
}
