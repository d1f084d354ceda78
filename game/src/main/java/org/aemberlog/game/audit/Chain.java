package org.aemberlog.game.audit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;

/**
 * Checks the chain of hashes over the commits of a file, without understanding what they say: the hash of a commit is
 * that of its canonical text without its field {@code hash}.
 */
final class Chain {

    private Chain() {}

    /**
     * The hash of the last commit, once all of them are found to hang together.
     *
     * @param patience is run before every commit
     */
    static String checked(List<String> commits, Runnable patience) {
        var previous = Commits.GENESIS;
        for (int i = 0; i < commits.size(); i++) {
            patience.run();
            previous = checked(commits.get(i), previous, i + 1);
        }
        return previous;
    }

    private static String checked(String text, String previous, long version) {
        var commit = read(text, version);
        if (!previous.equals(commit.get("previousHash"))) {
            throw wrong(version, "the hash of the commit before", previous, commit.get("previousHash"));
        }
        var hash = Commits.hash(text);
        if (!hash.equals(commit.get("hash"))) {
            throw wrong(version, "the hash of its content", hash, commit.get("hash"));
        }
        return hash;
    }

    private static Map<?, ?> read(String text, long version) {
        try {
            if (Canonical.read(text) instanceof Map<?, ?> commit) {
                return commit;
            }
            throw wrong(version, "its text", "an object", text);
        } catch (MalformedException e) {
            throw wrong(version, "its text", "canonical JSON", e.problem());
        }
    }

    private static AuditException wrong(long version, String what, String expected, Object found) {
        return new AuditException(new Finding(
                Check.CHAIN, Optional.empty(), Optional.of(version), what, expected, String.valueOf(found)));
    }
}
