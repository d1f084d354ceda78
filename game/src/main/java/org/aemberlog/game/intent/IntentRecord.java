package org.aemberlog.game.intent;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;

/**
 * An intent on its way to the rules: the value of topic {@code match-intents}.
 *
 * @param intentId the caller's idempotency key, 1 to 64 characters, unique within the match
 * @param expectedVersion the version of the match that the caller looked at, if it matters
 */
public record IntentRecord(
        MatchId match, String intentId, Optional<Long> expectedVersion, Intent intent) {
    public IntentRecord {
        if (!intentId.matches("[A-Za-z0-9_.:-]{1,64}")) {
            throw new IllegalArgumentException(
                    "An intent id is 1 to 64 letters, digits, '_', '.', ':' or '-', not '"
                            + intentId
                            + "'.");
        }
    }
}
