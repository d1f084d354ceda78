package org.aemberlog.rules.store;

import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.ProblemCause;
import org.springframework.http.HttpStatus;

/** What is stored of a halt cannot be read. */
public final class DamagedHaltException extends RuntimeException implements ProblemCause {

    private static final long serialVersionUID = 1;

    private final String match;

    DamagedHaltException(MatchId match, Throwable cause) {
        super("Halt of match " + match.value(), cause);
        this.match = match.value();
    }

    @Override
    public Problem problem() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "halt-damaged",
                "The halt is damaged",
                "Why match " + match + " was halted cannot be read. Its next intent is tried, and halts it again"
                        + " if it still cannot go on.");
    }
}
