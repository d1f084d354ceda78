package org.aemberlog.replay.audit;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.aemberlog.game.audit.AuditException;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.intake.CommitIntake;
import org.aemberlog.replay.matches.Summaries;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.store.Blocking;
import org.springframework.stereotype.Component;

/** Writes the replay files of finished matches and takes in those of others. Blocks. */
@Component
class ReplayFiles {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final int CONCURRENCY = 500;

    private final Archive archive;
    private final CommitIntake intake;
    private final Summaries summaries;
    private final Heads heads;
    private final Definitions definitions;
    private final Imports imports;

    ReplayFiles(
            Archive archive,
            CommitIntake intake,
            Summaries summaries,
            Heads heads,
            Definitions definitions,
            Imports imports) {
        this.archive = archive;
        this.intake = intake;
        this.summaries = summaries;
        this.heads = heads;
        this.definitions = definitions;
        this.imports = imports;
    }

    /** The file of a match that is over; a problem for any other. */
    ReplayFile of(MatchId match) {
        var summary = summaries.find(match).blockOptional(TIMEOUT).orElseThrow(() -> Problem.noSuchMatch(match));
        if (summary.endedAt().isEmpty()) {
            throw AuditProblems.notOver(match);
        }
        var head = heads.find(match).orElseThrow(() -> AuditProblems.noHead(match));
        var commits = Blocking.all(archive.texts(match, 1, head.version()));
        if (commits.size() < head.version()) {
            throw AuditProblems.incomplete(match, "only " + commits.size() + " commits have arrived");
        }
        try {
            return ReplayFile.of(head, commits, definitions::find);
        } catch (AuditException e) {
            throw AuditProblems.incomplete(match, e.getMessage());
        }
    }

    /** Whether a match came in a file. */
    boolean imported(MatchId match) {
        return imports.find(match).isPresent();
    }

    /**
     * Takes in a file that was found genuine. Broken off, it can be done again.
     *
     * @return whether there was anything to take in
     */
    boolean take(ReplayFile file) {
        var head = file.head();
        var match = head.match();
        if (heads.find(match).isPresent()) {
            requireSame(head, heads.find(match).get().hash());
            return false;
        }
        boolean begun = imports.find(match).isPresent();
        boolean played = Blocking.first(archive.present(Map.of(match, 1L)).hasElements());
        if (played && !begun) {
            throw AuditProblems.exists(match);
        }
        requireSame(head, imports.mark(match, head.hash()));
        var cards = new HashMap<String, Map<?, ?>>();
        file.definitions().forEach(cards::put);
        definitions.keep(cards);
        var commits = file.commits();
        for (int from = 0; from < commits.size(); from += CONCURRENCY) {
            var some = commits.subList(from, Math.min(from + CONCURRENCY, commits.size()));
            intake.take(some.stream().map(Commits::read).toList());
        }
        heads.keep(head);
        return true;
    }

    private static void requireSame(SignedHead head, String hash) {
        if (!head.hash().equals(hash)) {
            throw AuditProblems.exists(head.match());
        }
    }
}
