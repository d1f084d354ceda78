package org.aemberlog.support.access;

import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import reactor.core.publisher.Mono;

/** Asks whoever wants through a gate for a token. */
public final class AccessControl {

    private final Tokens tokens;

    AccessControl(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether there is anybody whose tokens are believed; if not, no gate ever opens. */
    public boolean believesAnybody() {
        return tokens.believesAnybody();
    }

    /**
     * Who wants through to what is not about one match; fails with the problem {@code token} (401) or the gate's own
     * (403), and with {@code other-match} (403) for an auditor or a service whose token is for one match
     * only.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Principal> admit(AccessRule gate, String authorization) {
        var admitted = passed(gate, authorization);
        return gate.aboutAll() ? admitted.doOnNext(AccessControl::requireAll) : admitted;
    }

    private static void requireAll(Principal principal) {
        boolean operates = principal
                .role()
                .filter(it -> it == Role.AUDITOR || it == Role.SERVICE)
                .isPresent();
        if (operates && principal.match().isPresent()) {
            throw otherMatch(principal);
        }
    }

    private Mono<Principal> passed(AccessRule gate, String authorization) {
        if (!Tokens.isBearer(authorization)) {
            return Mono.error(
                    Tokens.unauthorized("Send a token in the header 'Authorization: Bearer ...'. " + gate.advice()));
        }
        return tokens.read(authorization).map(gate::pass);
    }

    /**
     * Who wants to do something with a match; fails with the problem {@code other-match} (403) too.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Principal> admit(AccessRule gate, String authorization, MatchId match) {
        return passed(gate, authorization).map(principal -> in(match, principal));
    }

    /**
     * Whose profile it is that asks for what everybody may: empty without a token and with one of another role. Fails
     * with the problem {@code token} (401) for one that is not good, so that nothing private is done as if by nobody.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<ProfileId> profile(String authorization) {
        return Tokens.isBearer(authorization)
                ? tokens.read(authorization).mapNotNull(it -> it.profile().orElse(null))
                : Mono.empty();
    }

    private static Principal in(MatchId match, Principal principal) {
        if (principal.match().filter(other -> !other.equals(match)).isEmpty()) {
            return principal;
        }
        throw otherMatch(principal);
    }

    private static Problem otherMatch(Principal principal) {
        return Problem.of(
                HttpStatus.FORBIDDEN,
                "other-match",
                "The token is for another match",
                "The token is for match '" + principal.match().orElseThrow().value() + "'.");
    }
}
