package org.aemberlog.replay.matches;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.replay.archive.Archive;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The summaries. Each says up to which version it was folded, and takes only the next; a gap is
 * closed from the archive.
 */
@Component
public class Summaries {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final MongoCollection<Document> summaries;
    private final Archive archive;

    Summaries(ReactiveMongoDatabaseFactory databases, Archive archive) {
        this.archive = archive;
        this.summaries = databases.getMongoDatabase().block(PATIENCE).getCollection("summaries");
    }

    @PostConstruct
    void index() {
        Mono.from(summaries.createIndex(descending("startedAt"), new IndexOptions()))
                .block(PATIENCE);
    }

    /** Folds a commit that is in the archive. Blocks. */
    public void take(Commit commit) {
        var known = stored(commit.match()).blockOptional(PATIENCE);
        long version = known.map(Summary::version).orElse(0L);
        var summary = known.orElse(null);
        var more =
                commit.version() == version + 1
                        ? Flux.just(commit)
                        : archive.commits(commit.match(), version + 1, commit.version());
        for (var next : more.toIterable()) {
            long expected = summary == null ? 1 : summary.version() + 1;
            if (next.version() != expected) {
                // What is missing has not been archived yet and brings this one along when it is.
                break;
            }
            summary = summary == null ? Summary.of(next) : summary.after(next);
        }
        if (summary != null && summary.version() > version) {
            keep(summary, version);
        }
    }

    private void keep(Summary summary, long replaces) {
        var document =
                new Document("_id", summary.match().value())
                        .append("version", summary.version())
                        .append("startedAt", summary.startedAt())
                        .append("summary", new Document(Plain.map(summary)));
        var guard =
                replaces == 0
                        ? eq("_id", summary.match().value())
                        : and(
                                eq("_id", summary.match().value()),
                                lt("version", summary.version()));
        Mono.from(
                        summaries.replaceOne(
                                guard, document, new ReplaceOptions().upsert(replaces == 0)))
                .block(PATIENCE);
    }

    private Mono<Summary> stored(MatchId match) {
        return Mono.from(summaries.find(eq("_id", match.value())).first()).map(Summaries::read);
    }

    /** The summary of a match; empty when there is none. */
    public Mono<Summary> find(MatchId match) {
        return stored(match);
    }

    /** The latest matches that began before a time, the newest first. */
    public Flux<Summary> latest(int limit, long before) {
        return Flux.from(
                        summaries
                                .find(lt("startedAt", before))
                                .sort(descending("startedAt"))
                                .limit(limit))
                .map(Summaries::read);
    }

    private static Summary read(Document document) {
        return Plain.read(Summary.class, document.get("summary", Map.class));
    }
}
