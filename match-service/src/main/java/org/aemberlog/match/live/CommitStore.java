package org.aemberlog.match.live;

import static com.mongodb.client.model.Filters.eq;
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

/** This service's own copy of the commits, so that streams resume whatever was restarted. */
@Component
public class CommitStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int DUPLICATE_KEY = 11000;

    private final MongoCollection<Document> commits;

    CommitStore(ReactiveMongoDatabaseFactory databases) {
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
        Mono.from(commits.createIndex(descending("createdAt"), new IndexOptions().sparse(true)))
                .block(PATIENCE);
    }

    /** Keeps commits; those that are there already stay as they are. Blocks. */
    void keep(List<Commit> more) {
        var documents = more.stream().map(CommitStore::document).toList();
        Mono.from(commits.insertMany(documents, new InsertManyOptions().ordered(false)))
                .then()
                .onErrorResume(MongoBulkWriteException.class, CommitStore::unlessDuplicate)
                .block(PATIENCE);
    }

    private static Mono<Void> unlessDuplicate(MongoBulkWriteException e) {
        return e.getWriteErrors().stream().allMatch(x -> x.getCode() == DUPLICATE_KEY)
                ? Mono.empty()
                : Mono.error(e);
    }

    private static Document document(Commit commit) {
        var document =
                new Document("_id", commit.match().value() + "/" + commit.version())
                        .append("matchId", commit.match().value())
                        .append("version", commit.version())
                        .append("commit", new Document(Plain.map(commit)));
        return commit.version() == 1 ? document.append("createdAt", commit.at()) : document;
    }

    /** All commits of a match in order. */
    Flux<Commit> of(MatchId match) {
        return Flux.from(commits.find(eq("matchId", match.value())).sort(ascending("version")))
                .map(document -> Plain.read(Commit.class, document.get("commit")));
    }

    /** The ids of the latest matches, the newest first. */
    Flux<MatchId> latest(int limit) {
        return Flux.from(
                        commits.find(eq("version", 1L))
                                .sort(descending("createdAt"))
                                .limit(limit))
                .map(document -> new MatchId(document.getString("matchId")));
    }
}
