package org.aemberlog.game.audit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.state.MatchId;

/**
 * Checks replay files, the cheap things first, up to the first that is not as it has to be. Holds
 * nothing of a file; safe for use by many threads.
 */
public final class Verifier {

    private final Set<VerifyingKey> trusted;
    private final Runnable patience;

    /** What is said of a file that ends the checking in a way that nobody has thought of. */
    static final String UNFORESEEN = "what it says";

    /**
     * A verifier.
     *
     * @param trusted the keys of which one must have signed; when there is none, any key may have,
     *     and the verdict says which
     */
    public Verifier(Set<VerifyingKey> trusted) {
        this(trusted, () -> {});
    }

    /**
     * A verifier that can be stopped.
     *
     * @param patience is run before every commit; what it throws ends the checking and is thrown on
     */
    public Verifier(Set<VerifyingKey> trusted, Runnable patience) {
        this.trusted = Set.copyOf(trusted);
        this.patience = patience;
    }

    /** What is to be said of a file. */
    public Verdict verify(byte[] bytes) {
        return new Run().of(bytes);
    }

    /** What ended the checking is the cause. */
    private static final class Impatient extends RuntimeException {

        private static final long serialVersionUID = 1;

        Impatient(RuntimeException cause) {
            super(cause);
        }
    }

    private final class Run {

        private final List<Verdict.Checked> checked = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private Optional<MatchId> match = Optional.empty();
        private Optional<VerifyingKey> signedBy = Optional.empty();

        Verdict of(byte[] bytes) {
            try {
                check(ReplayFile.read(bytes));
                return verdict(Optional.empty());
            } catch (AuditException e) {
                return verdict(Optional.of(e.finding()));
            } catch (Impatient e) {
                throw (RuntimeException) e.getCause();
            } catch (RuntimeException | StackOverflowError e) {
                // Whatever somebody wrote into the file that nobody has thought of.
                var finding = Finding.ofFile(Check.FORMAT, UNFORESEEN, "what can be checked", e);
                return verdict(Optional.of(finding));
            }
        }

        private void waitNoLonger() {
            try {
                patience.run();
            } catch (RuntimeException e) {
                throw new Impatient(e);
            }
        }

        private Verdict verdict(Optional<Finding> finding) {
            return new Verdict(
                    finding.isEmpty(),
                    match,
                    signedBy.map(VerifyingKey::fingerprint),
                    signedBy.isPresent() && trusted.contains(signedBy.get()),
                    checked,
                    notes,
                    finding);
        }

        private void check(ReplayFile file) {
            match = Optional.of(file.header().match());
            int lines = file.cards().size() + file.commits().size() + 2;
            passed(Check.FORMAT, lines, "lines");
            var last = chained(file);
            passed(Check.CHAIN, file.commits().size(), "hashes of commits");
            checkHead(file, last);
            passed(Check.SIGNATURE, 1, "signature");
            var first = commit(file, 1);
            var library = PinnedCards.checked(file, PinnedCards.neededBy(first));
            passed(Check.CARDS, file.cards().size(), "card definitions");
            var commits = commits(file);
            passed(Check.COMMITS, commits.size(), "commits, numbered and of different intents");
            readjudicate(file, commits, new Readjudication(library));
        }

        private void passed(Check check, long count, String things) {
            checked.add(new Verdict.Checked(check, count, things));
        }

        private String chained(ReplayFile file) {
            try {
                return Chain.checked(file.commits(), this::waitNoLonger);
            } catch (AuditException e) {
                var version = e.finding().commit().orElseThrow();
                throw new AuditException(e.finding().in(file.lineOfCommit(version), version));
            }
        }

        private void checkHead(ReplayFile file, String last) {
            var head = file.head();
            var named = file.header().match();
            requireSigned("the match of the head", named.value(), head.match().value());
            requireSigned("the version of the head", file.commits().size(), head.version());
            requireSigned("the hash of the last commit, in the head", last, head.hash());
            var key = key(head);
            if (!trusted.isEmpty() && !trusted.contains(key)) {
                throw signature("the key of the head", "one of " + trusted, key);
            }
            if (!key.signed(head)) {
                throw signature("the signature", "one by the key " + key, "another");
            }
            signedBy = Optional.of(key);
            if (trusted.isEmpty()) {
                notes.add("No key was given to compare with: the file is intact and was signed by "
                        + key
                        + "; find out whose key that is.");
            }
        }

        private VerifyingKey key(SignedHead head) {
            try {
                var key = VerifyingKey.read(head.key());
                requireSigned("the key of the head", key.text(), head.key());
                return key;
            } catch (IllegalArgumentException e) {
                throw signature("the key of the head", "an Ed25519 public key", head.key());
            }
        }

        private void requireSigned(String what, Object expected, Object found) {
            if (!String.valueOf(expected).equals(String.valueOf(found))) {
                throw signature(what, expected, found);
            }
        }

        private AuditException signature(String what, Object expected, Object found) {
            return new AuditException(Finding.ofFile(Check.SIGNATURE, what, expected, found));
        }

        private List<Commit> commits(ReplayFile file) {
            var commits = new ArrayList<Commit>();
            var intents = new HashSet<String>();
            for (long version = 1; version <= file.commits().size(); version++) {
                waitNoLonger();
                var commit = commit(file, version);
                requireCommit(file, version, "its version", version, commit.version());
                var match = file.header().match().value();
                requireCommit(file, version, "its match", match, commit.match().value());
                if (!intents.add(commit.intentId())) {
                    var found = commit.intentId() + " again";
                    requireCommit(file, version, "its intent id", "one not used before", found);
                }
                boolean creates = commit.intent() instanceof CreateMatch || commit.intent() instanceof ForkMatch;
                requireCommit(file, version, "beginning a match", version == 1, creates);
                commits.add(commit);
            }
            return commits;
        }

        private void requireCommit(ReplayFile file, long version, String what, Object expected, Object found) {
            if (!expected.equals(found)) {
                throw in(file, version, Finding.ofFile(Check.COMMITS, what, expected, found));
            }
        }

        private Commit commit(ReplayFile file, long version) {
            try {
                return Commits.read(file.commits().get((int) version - 1)).commit();
            } catch (MalformedException e) {
                var path = e.path().isEmpty() ? "it" : e.path();
                var finding = Finding.ofFile(Check.COMMITS, path, "what this release can read", e.problem());
                throw in(file, version, finding);
            }
        }

        private void readjudicate(ReplayFile file, List<Commit> commits, Readjudication match) {
            for (var commit : commits) {
                waitNoLonger();
                if (match.over()) {
                    throw in(file, commit.version(), over("the end of the match", "a commit"));
                }
                match.next(commit).ifPresent(finding -> {
                    throw in(file, commit.version(), finding);
                });
            }
            if (!match.over()) {
                throw in(file, commits.size(), over("a match that is over", "one that goes on"));
            }
            if (match.forked()) {
                notes.add("The match was forked from another, which is not in the file: that it"
                        + " began as that one was is taken for true.");
            }
            passed(Check.FOLD, match.events(), "events, up to the end of the match");
            passed(Check.DICE, match.thrown(), "rolls and shuffles");
            passed(Check.RULES, commits.size(), "intents, decided again by today's rules");
        }

        private Finding over(String expected, String found) {
            return Finding.ofFile(Check.FOLD, "the state", expected, found);
        }

        private AuditException in(ReplayFile file, long version, Finding finding) {
            return new AuditException(finding.in(file.lineOfCommit(version), version));
        }
    }
}
