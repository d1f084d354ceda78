package org.aemberlog.match.creation;

import java.util.Optional;
import org.aemberlog.game.state.Terms;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Reads the terms of matches from what is asked for, as far as this server allows them. */
@Component
public class AgreedTerms {

    private final boolean openHands;

    AgreedTerms(@Value("${aemberlog.matches.open-hands}") boolean openHands) {
        this.openHands = openHands;
    }

    /**
     * The terms of a match.
     *
     * @param nonces whether the players add nonces; they do unless it is said
     * @param open whether both players see both hands; not unless it is said
     * @throws Problem when the limits cannot be, or hands may not be open here
     */
    public Terms of(Optional<Boolean> nonces, Optional<TimeLimits> clock, Optional<Boolean> open) {
        boolean wanted = open.orElse(false);
        if (wanted && !openHands) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "open-hands-not-allowed",
                    "Hands cannot be open here",
                    "Leave out 'openHands'; on this server each player sees their own hand.");
        }
        return Malformed.unless("clock: ", () -> new Terms(nonces.orElse(true), clock.map(TimeLimits::control)))
                .withOpenHands(wanted);
    }
}
