package org.aemberlog.match.series.mongo;

import org.aemberlog.match.series.Matchup;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.ProblemCause;
import org.springframework.http.HttpStatus;

/** The last line of a matchup's ledger cannot be read, so nothing can be counted after it. */
public final class DamagedHandicapException extends RuntimeException implements ProblemCause {

    private static final long serialVersionUID = 1;

    private final String stronger;
    private final String weaker;

    DamagedHandicapException(Matchup decks, Object line, Throwable cause) {
        super("Line " + line, cause);
        stronger = decks.stronger();
        weaker = decks.weaker();
    }

    @Override
    public Problem problem() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "handicap-damaged",
                "The handicap is damaged",
                "What is stored of the handicap between the decks " + stronger + " and " + weaker
                        + " cannot be read; the operator has to restore it from a backup. Other decks can be played.");
    }
}
