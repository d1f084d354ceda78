package org.aemberlog.standalone.faults.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.load.ScenarioCounts;

/** Whether the replay file of a match is signed with the published key and follows from the rules. */
final class GenuineCheck {

    private final Api api;
    private final ScenarioCounts counts;
    private final VerifyingKey key;

    /** Asks match-service, and tells {@code counts} what is not genuine. */
    GenuineCheck(Api api, ScenarioCounts counts) {
        this.api = api;
        this.counts = counts;
        var published =
                (Map<?, ?>) ((List<?>) api.get("/rules-service/keys", "").get("keys")).getFirst();
        this.key = VerifyingKey.read(String.valueOf(published.get("key")));
    }

    void of(String match) {
        try {
            var file = api.text("/replay-service/matches/" + match + "/replay", "");
            var verdict = new Verifier(Set.of(key)).verify(file.getBytes(StandardCharsets.UTF_8));
            if (!verdict.genuine() || !verdict.trusted()) {
                counts.violated("Match " + match + ": its replay file is not genuine: " + verdict.finding());
            }
        } catch (RuntimeException e) {
            counts.violated("Match " + match + ": its replay file cannot be verified: " + e);
        }
    }
}
