package org.aemberlog.game.intent;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;

/**
 * An intent on its way to the rules: the value of topic {@code match-intents}.
 *
 * @param intentId unique within the match: an {@link IntentId} as it is written, or, of tools that
 *     speak to the rules directly, a text alone
 * @param expectedVersion the version of the match that the principal looked at, if it matters
 */
public record IntentRecord(MatchId match, String intentId, Optional<Long> expectedVersion, Intent intent) {
    public IntentRecord {
        if (!intentId.matches("([a-z0-9-]{1,32}/)?[A-Za-z0-9_.:-]{1,64}")) {
            throw new IllegalArgumentException(
                    "An intent id is an issuer, '/' and 1 to 64 letters, digits, '_', '.', ':' or"
                            + " '-', not '"
                            + intentId
                            + "'.");
        }
    }

    /** An intent with the id of its issuer. */
    public IntentRecord(MatchId match, IntentId id, Optional<Long> expectedVersion, Intent intent) {
        this(match, id.value(), expectedVersion, intent);
    }
}
