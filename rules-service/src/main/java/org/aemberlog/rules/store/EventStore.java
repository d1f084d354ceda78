package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Indexes.ascending;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.live.Live;
import org.bson.Document;
import org.reactivestreams.Publisher;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The truth about all matches. Commits are written with a majority and journaled, and unique by
 * match and version and by match and intent, so that of two owners of a match only one can go on.
 *
 * <p>Blocks; it is called from the threads that poll Kafka, which are its own.
 */
@Component
public class EventStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int PAGE = 100;
    private static final int DUPLICATE_KEY = 11000;
    private static final WriteConcern SAFE = WriteConcern.MAJORITY.withJournal(true);

    private final MongoCollection<Document> commits;
    private final MongoCollection<Document> snapshots;

    EventStore(ReactiveMongoDatabaseFactory databases) {
        var database = databases.getMongoDatabase().block(PATIENCE);
        commits = safe(database.getCollection("commits"));
        snapshots = safe(database.getCollection("snapshots"));
    }

    private static MongoCollection<Document> safe(MongoCollection<Document> collection) {
        return collection.withWriteConcern(SAFE).withReadConcern(ReadConcern.MAJORITY);
    }

    @PostConstruct
    void index() {
        var unique = new IndexOptions().unique(true);
        await(commits.createIndex(ascending("matchId", "version"), unique));
        await(commits.createIndex(ascending("matchId", "intentId"), unique));
    }

    /**
     * Appends commits of any matches together.
     *
     * @return false when another owner or an earlier delivery already stored something for one of
     *     them; which is told only by reading again
     */
    public boolean append(List<Commit> more) {
        try {
            await(
                    commits.insertMany(
                            more.stream().map(EventStore::document).toList(),
                            new InsertManyOptions().ordered(false)));
            return true;
        } catch (MongoBulkWriteException e) {
            if (e.getWriteErrors().stream().allMatch(x -> x.getCode() == DUPLICATE_KEY)) {
                return false;
            }
            throw e;
        }
    }

    private static Document document(Commit commit) {
        return new Document("_id", commit.match().value() + "/" + commit.version())
                .append("matchId", commit.match().value())
                .append("version", commit.version())
                .append("intentId", commit.intentId())
                .append("commit", new Document(Plain.map(commit)));
    }

    /** The commit that an intent led to. */
    public Optional<Commit> find(MatchId match, String intentId) {
        var filter = and(eq("matchId", match.value()), eq("intentId", intentId));
        return Mono.from(commits.find(filter).first())
                .map(EventStore::commit)
                .blockOptional(PATIENCE);
    }

    /** The match as it is now: its snapshot and the commits since. */
    public Optional<Live> load(MatchId match) {
        var snapshot =
                Mono.from(snapshots.find(eq("_id", match.value())).first())
                        .map(EventStore::live)
                        .blockOptional(PATIENCE);
        var live = snapshot.orElse(null);
        List<Commit> page;
        do {
            page = page(match, live == null ? 1 : live.match().version() + 1);
            for (var commit : page) {
                live = live == null ? Live.created(commit) : live.after(commit);
            }
        } while (page.size() == PAGE);
        return Optional.ofNullable(live);
    }

    /** Some commits from a version on, found by their ids, which every store has an index of. */
    private List<Commit> page(MatchId match, long from) {
        var ids =
                LongStream.range(from, from + PAGE)
                        .mapToObj(version -> match.value() + "/" + version)
                        .toList();
        return Flux.from(commits.find(in("_id", ids)))
                .map(EventStore::commit)
                .sort(Comparator.comparingLong(Commit::version))
                .collectList()
                .block(PATIENCE);
    }

    /** Keeps a match that is at an action boundary as the place to start from. */
    public void keepSnapshot(MatchId id, Live live) {
        var document =
                new Document("_id", id.value())
                        .append("version", live.match().version())
                        .append("hash", live.hash())
                        .append("state", new Document(Plain.map(live.match().state())));
        await(
                snapshots.replaceOne(
                        eq("_id", id.value()), document, new ReplaceOptions().upsert(true)));
    }

    private static Live live(Document snapshot) {
        var state = Plain.read(MatchState.class, snapshot.get("state"));
        return new Live(
                Match.at(snapshot.getLong("version"), state), snapshot.getString("hash"));
    }

    private static Commit commit(Document document) {
        var commit = Plain.read(Commit.class, document.get("commit"));
        if (!Commits.intact(commit)) {
            throw new IllegalStateException(
                    "The stored commit " + document.getString("_id") + " was changed.");
        }
        return commit;
    }

    private static <T> void await(Publisher<T> publisher) {
        Mono.from(publisher).block(PATIENCE);
    }
}
