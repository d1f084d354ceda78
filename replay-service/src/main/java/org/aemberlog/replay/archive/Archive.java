package org.aemberlog.replay.archive;

import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Projections.include;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Plain;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The archive in MongoDB. A commit is kept once, however often it comes. */
@Component
public class Archive {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long PAGE = 100;
    private static final int DUPLICATE_KEY = 11000;

    private final MongoCollection<Document> commits;

    Archive(ReactiveMongoDatabaseFactory databases) {
        commits =
                databases
                        .getMongoDatabase()
                        .block(PATIENCE)
                        .getCollection("commits")
                        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
    }

    @PostConstruct
    void index() {
        var unique = new IndexOptions().unique(true);
        Mono.from(commits.createIndex(ascending("matchId", "version"), unique)).block(PATIENCE);
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    void keep(List<Commit> more) {
        if (more.isEmpty()) {
            return;
        }
        var documents = more.stream().map(Archive::document).toList();
        Mono.from(commits.insertMany(documents, new InsertManyOptions().ordered(false)))
                .then()
                .onErrorResume(MongoBulkWriteException.class, Archive::unlessDuplicate)
                .block(PATIENCE);
    }

    private static Mono<Void> unlessDuplicate(MongoBulkWriteException e) {
        return e.getWriteErrors().stream().allMatch(x -> x.getCode() == DUPLICATE_KEY)
                ? Mono.empty()
                : Mono.error(e);
    }

    private static Document document(Commit commit) {
        return new Document("_id", id(commit.match(), commit.version()))
                .append("matchId", commit.match().value())
                .append("version", commit.version())
                .append("commit", new Document(Plain.map(commit)));
    }

    /** The commits of a match from one version to another, both included, in order. */
    public Flux<Commit> commits(MatchId match, long from, long to) {
        long pages = Math.ceilDiv(Math.max(0, to - from + 1), PAGE);
        return Flux.range(0, Math.toIntExact(pages))
                .map(page -> from + page * PAGE)
                .concatMap(start -> page(match, start, Math.min(to, start + PAGE - 1)));
    }

    /** The commits of a match from a version on, in order, up to a page that is not full. */
    public Flux<Commit> commitsFrom(MatchId match, long from) {
        return page(match, from, from + PAGE - 1)
                .collectList()
                .flatMapMany(
                        page ->
                                page.size() < PAGE
                                        ? Flux.fromIterable(page)
                                        : Flux.fromIterable(page)
                                                .concatWith(commitsFrom(match, from + PAGE)));
    }

    /** Which of some commits, each named by its match and version, are in the archive. */
    public Flux<MatchId> present(Map<MatchId, Long> versions) {
        var ids = versions.entrySet().stream().map(e -> id(e.getKey(), e.getValue())).toList();
        return Flux.from(commits.find(in("_id", ids)).projection(include("matchId")))
                .map(document -> new MatchId(document.getString("matchId")));
    }

    private static String id(MatchId match, long version) {
        return match.value() + "/" + version;
    }

    /** Some commits, found by their ids, which every store has an index of. */
    private Flux<Commit> page(MatchId match, long from, long to) {
        var ids = LongStream.rangeClosed(from, to).mapToObj(version -> id(match, version)).toList();
        return Flux.from(commits.find(in("_id", ids)))
                .map(Archive::commit)
                .sort(Comparator.comparingLong(Commit::version));
    }

    private static Commit commit(Document document) {
        return Commits.read(document.get("commit", Document.class));
    }
}
