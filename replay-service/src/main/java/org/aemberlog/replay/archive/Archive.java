package org.aemberlog.replay.archive;

import static com.mongodb.client.model.Projections.include;

import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/** The archive in MongoDB. A commit is kept once, however often it comes. */
@Component
public class Archive {

    private static final long PAGE = 100;
    private static final int BULK = 5_000;

    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

    private final Counter damaged;
    private final MongoCollection<Document> commits;

    Archive(ReactiveMongoDatabaseFactory databases, MeterRegistry meters) {
        this.damaged = meters.counter("aemberlog.damaged.matches");
        this.commits = DurableWrites.collection(databases, "commits");
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    public void keep(List<SealedCommit> more) {
        Blocking.first(Writes.insertAbsent(
                commits, more.stream().map(CommitDocuments::of).toList()));
    }

    /** The commits of a match from one version to another, both included, in order. */
    public Flux<Commit> commits(MatchId match, long from, long to) {
        return texts(match, from, to).map(Archive::commit);
    }

    /** The same in the text in which they came, each on one line. */
    public Flux<String> texts(MatchId match, long from, long to) {
        long pages = Math.ceilDiv(Math.max(0, to - from + 1), PAGE);
        return Flux.range(0, Math.toIntExact(pages))
                .map(page -> from + page * PAGE)
                .concatMap(start -> page(match, start, Math.min(to, start + PAGE - 1)));
    }

    /** The commits of a match from a version on, in order, up to a page that is not full. */
    public Flux<Commit> commitsFrom(MatchId match, long from) {
        return page(match, from, from + PAGE - 1)
                .map(Archive::commit)
                .collectList()
                .flatMapMany(page -> page.size() < PAGE
                        ? Flux.fromIterable(page)
                        : Flux.fromIterable(page).concatWith(commitsFrom(match, from + PAGE)));
    }

    /** Which of some commits, each named by its match and version, are in the archive. */
    public Flux<MatchId> present(Map<MatchId, Long> versions) {
        var ids = versions.entrySet().stream()
                .map(e -> CommitDocuments.id(e.getKey(), e.getValue()))
                .toList();
        return Flux.from(CommitDocuments.find(commits, List.copyOf(versions.keySet()), ids)
                        .projection(include(CommitDocuments.MATCH)))
                .map(document -> new MatchId(document.getString(CommitDocuments.MATCH)));
    }

    /**
     * Whole matches, read together: each from its creation to its entry's version, or to the first
     * gap. Those whose creation is not there are left out, and so are those of which something cannot
     * be read, which are counted: one damaged match holds up no other. Blocks.
     */
    public List<MatchHistory> histories(Collection<MatchIndex.Entry> entries) {
        var ids = entries.stream()
                .flatMap(entry -> CommitDocuments.ids(entry.match(), 1, entry.version()).stream())
                .toList();
        var matches = entries.stream().map(MatchIndex.Entry::match).distinct().toList();
        var documents = Blocking.first(
                Flux.from(CommitDocuments.find(commits, matches, ids).batchSize(BULK))
                        .collectMultimap(document -> document.getString(CommitDocuments.MATCH)));
        return documents.values().parallelStream()
                .map(this::history)
                .flatMap(List::stream)
                .toList();
    }

    private List<MatchHistory> history(Collection<Document> documents) {
        var sorted = documents.stream().sorted(CommitDocuments.BY_VERSION).toList();
        int whole = 0;
        while (whole < sorted.size() && CommitDocuments.version(sorted.get(whole)) == whole + 1) {
            whole++;
        }
        if (whole == 0) {
            return List.of();
        }
        var match = new MatchId(sorted.getFirst().getString(CommitDocuments.MATCH));
        try {
            var read = sorted.subList(0, whole).stream().map(document -> commit(CommitDocuments.text(document)));
            return List.of(new MatchHistory(match, read.toList()));
        } catch (MalformedException e) {
            damaged.increment();
            LOG.error("Match {} is left out: a commit of it in the archive cannot be read", match.value(), e);
            return List.of();
        }
    }

    private static Commit commit(String text) {
        return Commits.read(text).commit();
    }

    /** Some commits of a match. */
    private Flux<String> page(MatchId match, long from, long to) {
        return Flux.from(CommitDocuments.find(commits, match, from, to))
                .sort(CommitDocuments.BY_VERSION)
                .map(CommitDocuments::text);
    }
}
