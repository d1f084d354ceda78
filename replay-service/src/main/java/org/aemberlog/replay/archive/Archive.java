package org.aemberlog.replay.archive;

import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Projections.include;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.store.Writes;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/** The archive in MongoDB. A commit is kept once, however often it comes. */
@Component
public class Archive {

    private static final long PAGE = 100;
    private static final String VERSION = "version";
    private static final String TEXT = "text";
    private static final int BULK = 5_000;
    private static final Comparator<Document> BY_VERSION =
            Comparator.comparingLong(document -> document.getLong(VERSION));

    private final MongoCollection<Document> commits;
    private final CommitTexts texts;

    Archive(ReactiveMongoDatabaseFactory databases, CommitTexts texts) {
        this.texts = texts;
        this.commits = DurableWrites.collection(databases, "commits");
    }

    @PostConstruct
    void index() {
        DurableWrites.uniqueIndex(commits, ascending("matchId", VERSION));
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    void keep(List<Archived> more) {
        Blocking.first(Writes.insertAbsent(
                commits, more.stream().map(Archive::document).toList()));
    }

    private static Document document(Archived archived) {
        var commit = archived.commit();
        return new Document("_id", id(commit.match(), commit.version()))
                .append("matchId", commit.match().value())
                .append(VERSION, commit.version())
                .append(TEXT, archived.text());
    }

    /** The commits of a match from one version to another, both included, in order. */
    public Flux<Commit> commits(MatchId match, long from, long to) {
        return texts(match, from, to).map(texts::kept);
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
                .map(texts::kept)
                .collectList()
                .flatMapMany(page -> page.size() < PAGE
                        ? Flux.fromIterable(page)
                        : Flux.fromIterable(page).concatWith(commitsFrom(match, from + PAGE)));
    }

    /** Which of some commits, each named by its match and version, are in the archive. */
    public Flux<MatchId> present(Map<MatchId, Long> versions) {
        var ids = versions.entrySet().stream()
                .map(e -> id(e.getKey(), e.getValue()))
                .toList();
        return Flux.from(commits.find(in("_id", ids)).projection(include("matchId")))
                .map(document -> new MatchId(document.getString("matchId")));
    }

    /**
     * Whole matches, read together: each from its creation to its entry's version, or to the first
     * gap. Those whose creation is not there are left out. Blocks.
     */
    public List<MatchHistory> courses(Collection<MatchIndex.Entry> entries) {
        var ids = entries.stream()
                .flatMap(entry ->
                        LongStream.rangeClosed(1, entry.version()).mapToObj(version -> id(entry.match(), version)))
                .toList();
        var documents = Blocking.first(Flux.from(commits.find(in("_id", ids)).batchSize(BULK))
                .collectMultimap(document -> document.getString("matchId")));
        return documents.values().parallelStream()
                .map(this::course)
                .flatMap(List::stream)
                .toList();
    }

    private List<MatchHistory> course(Collection<Document> documents) {
        var sorted = documents.stream().sorted(BY_VERSION).toList();
        int whole = 0;
        while (whole < sorted.size() && sorted.get(whole).getLong(VERSION) == whole + 1) {
            whole++;
        }
        if (whole == 0) {
            return List.of();
        }
        var read = sorted.subList(0, whole).stream().map(d -> texts.kept(d.getString(TEXT)));
        var match = new MatchId(sorted.getFirst().getString("matchId"));
        return List.of(new MatchHistory(match, read.toList()));
    }

    private static String id(MatchId match, long version) {
        return match.value() + "/" + version;
    }

    /** Some commits, found by their ids, which every store has an index of. */
    private Flux<String> page(MatchId match, long from, long to) {
        var ids = LongStream.rangeClosed(from, to)
                .mapToObj(version -> id(match, version))
                .toList();
        return Flux.from(commits.find(in("_id", ids))).sort(BY_VERSION).map(document -> document.getString(TEXT));
    }
}
