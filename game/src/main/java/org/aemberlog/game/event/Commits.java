package org.aemberlog.game.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;

/** Seals commits into a chain of hashes and checks them. */
public final class Commits {

    /** What stands as the previous hash of a match's first commit. */
    public static final String GENESIS = "0".repeat(64);

    private static final String HASH = "hash";

    private Commits() {}

    /** A commit of a match that was not halted, with its hash. */
    public static SealedCommit seal(
            MatchId match,
            long version,
            String intentId,
            long at,
            Intent intent,
            List<MatchEvent> events,
            String previousHash) {
        return seal(match, version, intentId, at, Optional.empty(), intent, events, previousHash);
    }

    /** A commit with its hash. */
    public static SealedCommit seal(
            MatchId match,
            long version,
            String intentId,
            long at,
            Optional<Long> haltedSince,
            Intent intent,
            List<MatchEvent> events,
            String previousHash) {
        var content =
                Canonical.text(new Content(match, version, intentId, at, haltedSince, intent, events, previousHash));
        var hash = Canonical.sha256OfText(content);
        return new SealedCommit(
                new Commit(match, version, intentId, at, haltedSince, intent, events, previousHash, hash),
                Canonical.with(content, HASH, hash));
    }

    /**
     * Reads a commit from its text, whatever release wrote it. Its hash is checked as it was
     * written; its events are then brought into the form they have today.
     *
     * @throws MalformedException when it is no commit in canonical JSON, or does not have the hash
     *     of its content
     */
    public static SealedCommit read(String text) {
        return read(text, Upcasting.TO_PRESENT);
    }

    static SealedCommit read(String text, Upcasting upcasting) {
        if (!(Canonical.read(text) instanceof Map<?, ?> plain)) {
            throw MalformedException.because("expected an object");
        }
        if (!hash(text).equals(plain.get(HASH))) {
            throw MalformedException.because("this is not the hash of the commit")
                    .in(HASH);
        }
        return new SealedCommit(Plain.read(Commit.class, upcasting.commit(plain)), text);
    }

    /**
     * The hash that the commit with a text has to have: that of the text without the field {@code
     * hash}.
     *
     * @param text an object in canonical JSON
     */
    public static String hash(String text) {
        return Canonical.sha256OfText(Canonical.without(text, HASH));
    }

    /** All of a commit but its hash. */
    public record Content(
            MatchId match,
            long version,
            String intentId,
            long at,
            Optional<Long> haltedSince,
            Intent intent,
            List<MatchEvent> events,
            String previousHash) {}
}
