package org.aemberlog.match.creation;

import java.util.Optional;
import org.aemberlog.game.bot.Bots;
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
     * What is asked for.
     *
     * @param nonces whether the players add nonces; they do unless it is said
     * @param openHands whether both players see both hands; not unless it is said
     * @param substitute whether a bot may play on for a player who has left; none unless it is said
     */
    public record Wanted(
            Optional<Boolean> nonces,
            Optional<TimeLimits> clock,
            Optional<Boolean> openHands,
            Optional<Boolean> substitute) {}

    /**
     * The terms of a match.
     *
     * @throws Problem when the limits cannot be, or hands may not be open here
     */
    public Terms of(Wanted wanted) {
        boolean open = wanted.openHands().orElse(false);
        if (open && !openHands) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "open-hands-not-allowed",
                    "Hands cannot be open here",
                    "Leave out 'openHands'; on this server each player sees their own hand.");
        }
        return Malformed.unless("clock: ", () -> {
                    var time = wanted.clock().map(TimeLimits::control);
                    return new Terms(wanted.nonces().orElse(true), time);
                })
                .withOpenHands(open)
                .withSubstitute(wanted.substitute().filter(it -> it).map(_ -> Bots.SENSIBLE));
    }
}
