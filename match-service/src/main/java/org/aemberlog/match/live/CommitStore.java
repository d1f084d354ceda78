package org.aemberlog.match.live;

import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
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

/** This service's own copy of the commits, so that streams resume whatever was restarted. */
@Component
public class CommitStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int PAGE = 100;
    private static final int DUPLICATE_KEY = 11000;

    private final MongoCollection<Document> commits;
    private final MongoCollection<Document> matches;

    CommitStore(ReactiveMongoDatabaseFactory databases) {
        var database =
                databases
                        .getMongoDatabase()
                        .block(PATIENCE)
                        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
        commits = database.getCollection("commits");
        matches = database.getCollection("matches");
    }

    @PostConstruct
    void index() {
        var unique = new IndexOptions().unique(true);
        Mono.from(commits.createIndex(ascending("matchId", "version"), unique)).block(PATIENCE);
        Mono.from(matches.createIndex(descending("createdAt"))).block(PATIENCE);
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    void keep(List<Commit> more) {
        insert(commits, more.stream().map(CommitStore::document).toList());
        insert(
                matches,
                more.stream()
                        .filter(commit -> commit.version() == 1)
                        .map(
                                commit ->
                                        new Document("_id", commit.match().value())
                                                .append("createdAt", commit.at()))
                        .toList());
    }

    private static void insert(MongoCollection<Document> into, List<Document> documents) {
        if (!documents.isEmpty()) {
            Mono.from(into.insertMany(documents, new InsertManyOptions().ordered(false)))
                    .then()
                    .onErrorResume(MongoBulkWriteException.class, CommitStore::unlessDuplicate)
                    .block(PATIENCE);
        }
    }

    private static Mono<Void> unlessDuplicate(MongoBulkWriteException e) {
        return e.getWriteErrors().stream().allMatch(x -> x.getCode() == DUPLICATE_KEY)
                ? Mono.empty()
                : Mono.error(e);
    }

    private static Document document(Commit commit) {
        return new Document("_id", commit.match().value() + "/" + commit.version())
                .append("matchId", commit.match().value())
                .append("version", commit.version())
                .append("commit", new Document(Plain.map(commit)));
    }

    /** All commits of a match in order. */
    Flux<Commit> of(MatchId match) {
        return page(match, 1)
                .expand(
                        page ->
                                page.size() < PAGE
                                        ? Mono.empty()
                                        : page(match, page.getLast().version() + 1))
                .concatMapIterable(page -> page);
    }

    /** Some commits from a version on, found by their ids, which every store has an index of. */
    private Mono<List<Commit>> page(MatchId match, long from) {
        var ids =
                LongStream.range(from, from + PAGE)
                        .mapToObj(version -> match.value() + "/" + version)
                        .toList();
        return Flux.from(commits.find(in("_id", ids)))
                .map(document -> Commits.read(document.get("commit", Document.class)))
                .collectSortedList(Comparator.comparingLong(Commit::version));
    }

    /** The ids of the latest matches, the newest first. */
    Flux<MatchId> latest(int limit) {
        return Flux.from(matches.find().sort(descending("createdAt")).limit(limit))
                .map(document -> new MatchId(document.getString("_id")));
    }
}
