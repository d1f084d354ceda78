package org.aemberlog.match.series.http;

import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Issues and checks the tokens of the two sides of a series (docs/contracts.md, Tokens). */
@Component
public class SeriesTokens {

    private final Tokens tokens;

    SeriesTokens(Tokens tokens) {
        this.tokens = tokens;
    }

    /**
     * A token for a side; empty where other issuers give out those.
     *
     * @param who whom the token is for, as its subject
     */
    public Optional<String> issue(SeriesId series, Seat side, String who) {
        return tokens.issue(Principal.siding(who, series.value(), side));
    }

    /**
     * Whose token it is.
     *
     * @throws Problem {@code other-series} (403) for somebody of another series
     */
    public static Seat side(Principal principal, SeriesId series) {
        var own = principal.series().orElseThrow();
        if (!own.equals(series.value())) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-series",
                    "The token is for another series",
                    "The token is for series '" + own + "'.");
        }
        return principal.seat().orElseThrow();
    }
}
