package org.aemberlog.match.live;

import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.ProblemCause;
import org.springframework.http.HttpStatus;

/** What is stored of a match cannot be read, or does not follow from what was before it. */
public final class DamagedException extends RuntimeException implements ProblemCause {

    private static final long serialVersionUID = 1;

    private final String match;

    DamagedException(MatchId match, Object commit, Throwable cause) {
        super("Commit " + commit, cause);
        this.match = match.value();
    }

    @Override
    public Problem problem() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "match-damaged",
                "The match is damaged",
                "The stored data of match " + match + " cannot be read; the operator has to restore it from a backup.");
    }
}
