package org.aemberlog.game.event;

import java.util.List;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Canonical;

/** Seals commits into a chain of hashes and checks them. */
public final class Commits {

    /** What stands as the previous hash of a match's first commit. */
    public static final String GENESIS = "0".repeat(64);

    private Commits() {}

    /** A commit with its hash. */
    public static Commit seal(
            MatchId match,
            long version,
            String intentId,
            long at,
            Intent intent,
            List<MatchEvent> facts,
            String previousHash) {
        var hash = hash(new Content(match, version, intentId, at, intent, facts, previousHash));
        return new Commit(match, version, intentId, at, intent, facts, previousHash, hash);
    }

    /** Whether a commit's hash is that of its content. */
    public static boolean intact(Commit c) {
        var content =
                new Content(
                        c.match(),
                        c.version(),
                        c.intentId(),
                        c.at(),
                        c.intent(),
                        c.facts(),
                        c.previousHash());
        return hash(content).equals(c.hash());
    }

    private static String hash(Content content) {
        return Canonical.sha256(content);
    }

    /** All of a commit but its hash. */
    public record Content(
            MatchId match,
            long version,
            String intentId,
            long at,
            Intent intent,
            List<MatchEvent> facts,
            String previousHash) {}
}
