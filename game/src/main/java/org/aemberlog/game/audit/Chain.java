package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.wire.Canonical;

/**
 * Checks the chain of hashes over the texts of commits, without reading what they say. A commit's
 * text ends with {@code ,"previousHash":"<64>","hash":"<64>"}}, and its hash is that of its text
 * without {@code ,"hash":"<64>"}.
 */
final class Chain {

    private static final int DIGITS = 64;
    private static final String PREVIOUS = ",\"previousHash\":\"";
    private static final String HASH = "\",\"hash\":\"";
    private static final String END = "\"}";
    private static final int TAIL = PREVIOUS.length() + DIGITS + HASH.length() + DIGITS + END.length();

    private Chain() {}

    /** The hash of the last of some commits, once all of them are found to hang together. */
    static String checked(List<String> commits) {
        var previous = Commits.GENESIS;
        for (int i = 0; i < commits.size(); i++) {
            previous = checked(commits.get(i), previous, i + 1);
        }
        return previous;
    }

    private static String checked(String text, String previous, long version) {
        int tail = text.length() - TAIL;
        int hashAt = tail + PREVIOUS.length() + DIGITS;
        if (tail < 0 || !text.startsWith(PREVIOUS, tail) || !text.startsWith(HASH, hashAt) || !text.endsWith(END)) {
            throw wrong(version, "its end", PREVIOUS + "..." + HASH + "..." + END, end(text));
        }
        var before = text.substring(tail + PREVIOUS.length(), hashAt);
        if (!before.equals(previous)) {
            throw wrong(version, "the hash of the commit before", previous, before);
        }
        var said = text.substring(hashAt + HASH.length(), text.length() - END.length());
        var content = text.substring(0, hashAt) + END;
        var hash = Canonical.digest(content.getBytes(UTF_8));
        if (!said.equals(hash)) {
            throw wrong(version, "the hash of its content", hash, said);
        }
        return hash;
    }

    private static String end(String text) {
        return text.substring(Math.max(0, text.length() - TAIL));
    }

    private static AuditException wrong(long version, String what, String expected, String found) {
        return new AuditException(
                new Finding(Check.CHAIN, Optional.empty(), Optional.of(version), what, expected, found));
    }
}
