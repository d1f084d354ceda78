package org.aemberlog.game.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;

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
            List<MatchEvent> events,
            String previousHash) {
        var hash = hash(new Content(match, version, intentId, at, intent, events, previousHash));
        return new Commit(match, version, intentId, at, intent, events, previousHash, hash);
    }

    /**
     * Reads a commit in its plain form, whatever release wrote it. Its hash is checked as it was
     * written; its events are then brought into the form they have today.
     *
     * @throws MalformedException when it is no commit, or does not have the hash of its content
     */
    public static Commit read(Map<?, ?> plain) {
        return read(plain, Upcasting.TO_PRESENT);
    }

    static Commit read(Map<?, ?> plain, Upcasting upcasting) {
        if (!intact(plain)) {
            throw MalformedException.because("this is not the hash of the commit")
                    .in("hash");
        }
        return Plain.read(Commit.class, upcasting.commit(plain));
    }

    /**
     * Whether the hash of a commit in its plain form is that of its content.
     *
     * @throws MalformedException when it is no plain form
     */
    public static boolean intact(Map<?, ?> plain) {
        return hash(plain).equals(plain.get("hash"));
    }

    /**
     * The hash that a commit in its plain form has to have: that of its canonical text without the field {@code hash}.
     *
     * @throws MalformedException when it is no plain form
     */
    public static String hash(Map<?, ?> plain) {
        var content = new LinkedHashMap<Object, Object>(plain);
        content.remove("hash");
        return Canonical.sha256OfPlain(content);
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
            List<MatchEvent> events,
            String previousHash) {}
}
