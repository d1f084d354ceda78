package org.aemberlog.match.seats;

import java.util.Set;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who corrects matches. Whoever runs an event issues the tokens of judges, for one match or for
 * all: the players' door gives none, because who asks it is a player.
 */
@Component
public class Judges {

    private static final String NO_JUDGE = "no-judge";
    private static final AccessRule JUDGES = new AccessRule(
            Set.of(Role.JUDGE),
            NO_JUDGE,
            "Only a judge corrects a match",
            "Use a token with the role 'judge'; whoever runs the event issues them.");
    private static final int LONGEST_NAME = 64;

    private final AccessControl accessControl;

    Judges(AccessControl accessControl) {
        this.accessControl = accessControl;
    }

    /**
     * The name of the judge whose token it is, 1 to 64 characters.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<String> check(String authorization, MatchId match) {
        return accessControl.admit(JUDGES, authorization, match).map(Judges::named);
    }

    private static String named(Principal judge) {
        if (judge.name().isBlank() || judge.name().length() > LONGEST_NAME) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    NO_JUDGE,
                    "The token does not say who judges",
                    "Use a token whose subject is the judge's name, 1 to 64 characters.");
        }
        return judge.name();
    }
}
