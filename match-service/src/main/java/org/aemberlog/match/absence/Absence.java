package org.aemberlog.match.absence;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.Claim.Outcome;

/**
 * That the opponent is away, as the other player may know it; all times are in seconds.
 *
 * @param away how long there has been no sign of the opponent
 * @param came whether the opponent was ever there
 * @param remaining how long until the match may be claimed, if things stay as they are; empty while the
 *     opponent has nothing to decide
 * @param substitute the bot that may play on then, if the players agreed that one may
 * @param outcomes what may be claimed, once it may
 */
public record Absence(
        long away, boolean came, Optional<Long> remaining, Optional<String> substitute, List<Outcome> outcomes) {
    public Absence {
        outcomes = List.copyOf(outcomes);
    }
}
