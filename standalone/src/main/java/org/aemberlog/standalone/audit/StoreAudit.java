package org.aemberlog.standalone.audit;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.audit.Readjudication;
import org.aemberlog.game.event.Commits;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;

/** Has today's rules decide every intent of every stored match, and says what they do otherwise. */
public final class StoreAudit {

    private static final int PROGRESS_EVERY = 200;
    private static final double NANOS_PER_SECOND = 1e9;

    private final StoredMatches store;
    private final PrintStream out;
    private long matches;
    private long commits;
    private long different;

    /** An audit of a store whose report goes to {@code out}. */
    public StoreAudit(StoredMatches store, PrintStream out) {
        this.store = store;
        this.out = out;
    }

    /**
     * Goes through all matches, each up to its first difference.
     *
     * @return how many matches would now go differently, or are not as they were stored
     */
    public long run() {
        long began = System.nanoTime();
        long all = store.size();
        for (var match : store.matches()) {
            audit(match, store.commits(match));
            if (++matches % PROGRESS_EVERY == 0) {
                out.printf(Locale.ROOT, "%,10d of %,d matches%n", matches, all);
            }
        }
        out.printf(
                Locale.ROOT,
                "%,d matches, %,d commits in %.1f s: %,d would now go differently.%n",
                matches,
                commits,
                (System.nanoTime() - began) / NANOS_PER_SECOND,
                different);
        return different;
    }

    private void audit(String match, List<Document> stored) {
        var chain = new Chain();
        for (var document : stored) {
            var problem = chain.problem(document);
            if (!problem.isEmpty()) {
                different++;
                out.println("match " + match + ", commit " + (chain.version + 1) + ": " + problem);
                return;
            }
            commits++;
        }
    }

    /** The commits of a match that were found sound and are decided the same today. */
    private final class Chain {

        private final Readjudication rulings = new Readjudication(store);
        private String last = Commits.GENESIS;
        private long version;

        /** What is wrong with the next commit, in a sentence; empty when nothing is. */
        String problem(Document document) {
            try {
                var commit = CommitDocuments.read(document).commit();
                if (commit.version() != version + 1 || !commit.previousHash().equals(last)) {
                    return "it does not follow the commit before";
                }
                var finding = rulings.next(commit);
                if (finding.isEmpty()) {
                    last = commit.hash();
                    version++;
                }
                return finding.map(f -> f.what() + "\n    expected: " + f.expected() + "\n    found:    " + f.found())
                        .orElse("");
            } catch (IllegalArgumentException e) {
                return "it cannot be read: " + e.getMessage();
            }
        }
    }
}
