package org.aemberlog.replay.archive;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gte;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.List;
import org.aemberlog.game.event.Commit;
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

    /** Keeps commits. Blocks. */
    void keep(List<Commit> more) {
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
        return new Document("_id", commit.match().value() + "/" + commit.version())
                .append("matchId", commit.match().value())
                .append("version", commit.version())
                .append("commit", new Document(Plain.map(commit)));
    }

    /** The commits of a match from one version to another, both included, in order. */
    public Flux<Commit> commits(MatchId match, long from, long to) {
        var range =
                and(eq("matchId", match.value()), gte("version", from), lte("version", to));
        return Flux.from(commits.find(range).sort(ascending("version"))).map(Archive::commit);
    }

    /** The latest commit of a match; empty when there is no such match. */
    public Mono<Commit> head(MatchId match) {
        return Mono.from(
                        commits.find(eq("matchId", match.value()))
                                .sort(descending("version"))
                                .limit(1))
                .map(Archive::commit);
    }

    private static Commit commit(Document document) {
        return Plain.read(Commit.class, document.get("commit"));
    }
}
