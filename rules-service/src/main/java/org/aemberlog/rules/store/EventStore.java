package org.aemberlog.rules.store;

import static com.mongodb.client.model.Indexes.ascending;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.LiveMatch;
import org.aemberlog.rules.live.PositionedCommit;
import org.aemberlog.rules.live.RecordPosition;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.aemberlog.support.store.DuplicateKeys;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.reactivestreams.Publisher;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The truth about all matches. Commits are written with a majority and journaled, and unique by
 * match and version, which their ids are made of, and by match and intent, so that of two owners of
 * a match only one can go on.
 *
 * <p>Blocks; it is called from the threads that poll Kafka, which are its own. What is stored and
 * cannot be read is a {@link HaltException}; trouble on the way there is not.
 */
@Component
public class EventStore {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final int PAGE = 100;

    /** Questions that are asked before the first is answered. */
    private static final int AT_ONCE = 32;

    private final MongoCollection<Document> commits;
    private final Snapshots snapshots;

    EventStore(ReactiveMongoDatabaseFactory databases, Snapshots snapshots) {
        this.commits = safe(databases, "commits");
        this.snapshots = snapshots;
    }

    /** Nothing is read of it that could still be undone. */
    static MongoCollection<Document> safe(ReactiveMongoDatabaseFactory databases, String name) {
        return DurableWrites.collection(databases, name).withReadConcern(ReadConcern.MAJORITY);
    }

    @PostConstruct
    void index() {
        DurableWrites.uniqueIndex(commits, ascending(CommitDocuments.MATCH, "intentId"));
    }

    /**
     * Appends commits, given in the order of each match. The first commits of all matches are
     * written together, then their second ones, and so on: after one that cannot be stored nothing
     * more of its match is, so that no chain ever has a hole.
     *
     * @return the matches for which another owner or an earlier delivery had already stored
     *     something; how much of them was appended is told only by reading again
     */
    public Set<MatchId> append(List<PositionedCommit> more) {
        var lost = new HashSet<MatchId>();
        for (var round : rounds(more)) {
            round.removeIf(taken -> lost.contains(taken.commit().match()));
            lost.addAll(insert(round));
        }
        return lost;
    }

    private static List<List<PositionedCommit>> rounds(List<PositionedCommit> commits) {
        var rounds = new ArrayList<List<PositionedCommit>>();
        var counts = new HashMap<MatchId, Integer>();
        for (var taken : commits) {
            int count = counts.merge(taken.commit().match(), 1, Integer::sum);
            if (count > rounds.size()) {
                rounds.add(new ArrayList<>());
            }
            rounds.get(count - 1).add(taken);
        }
        return rounds;
    }

    /** Inserts commits of different matches; gives the matches whose commit was not inserted. */
    private List<MatchId> insert(List<PositionedCommit> round) {
        if (round.isEmpty()) {
            return List.of();
        }
        var documents = round.stream().map(EventStore::document).toList();
        try {
            await(commits.insertMany(documents, new InsertManyOptions().ordered(false)));
            return List.of();
        } catch (MongoBulkWriteException e) {
            if (!DuplicateKeys.aloneCaused(e)) {
                throw e;
            }
            return e.getWriteErrors().stream()
                    .map(error -> round.get(error.getIndex()).commit().match())
                    .toList();
        }
    }

    private static Document document(PositionedCommit taken) {
        return CommitDocuments.of(taken.sealed())
                .append("intentId", taken.commit().intentId())
                .append("from", new Document(Plain.map(taken.from())));
    }

    /**
     * The commits that intents led to, each where its intent stands; empty where it led to none, and where
     * what is stored cannot be read, which {@link #find(MatchId, String)} tells of. Many are asked for at once.
     */
    public List<Optional<SealedCommit>> find(List<IntentRecord> intents) {
        return Flux.fromIterable(intents)
                .flatMapSequential(
                        it -> document(it.match(), it.intentId())
                                .map(EventStore::readable)
                                .defaultIfEmpty(Optional.empty()),
                        AT_ONCE)
                .collectList()
                .block(TIMEOUT);
    }

    private static Optional<SealedCommit> readable(Document document) {
        try {
            return Optional.of(CommitDocuments.read(document));
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }

    private Mono<Document> document(MatchId match, String intentId) {
        // One level, for that is how every store finds its index for it.
        var filter = new Document(CommitDocuments.MATCH, match.value()).append("intentId", intentId);
        return Mono.from(commits.find(filter).first());
    }

    /** The commit that an intent led to. */
    public Optional<SealedCommit> find(MatchId match, String intentId) {
        var document = document(match, intentId).blockOptional(TIMEOUT);
        try {
            return document.map(CommitDocuments::read);
        } catch (RuntimeException e) {
            throw HaltException.damaged(match, 0, "a commit cannot be trusted", e);
        }
    }

    /** The match as it is now: its snapshot and the commits since. */
    public Optional<LiveMatch> load(MatchId match) {
        var live = snapshots.find(match).orElse(null);
        List<Document> page;
        do {
            page = page(match, version(live) + 1);
            live = fold(match, live, page);
        } while (page.size() == PAGE);
        return Optional.ofNullable(live);
    }

    /**
     * The match as it was after a version, or as it is now when it has not come so far; empty when
     * there is none.
     */
    public Optional<LiveMatch> loadAt(MatchId match, long version) {
        LiveMatch live = null;
        List<Document> page;
        do {
            page = page(match, version(live) + 1);
            page.removeIf(document -> CommitDocuments.version(document) > version);
            live = fold(match, live, page);
        } while (page.size() == PAGE);
        return Optional.ofNullable(live);
    }

    /** Those of some commits that are not stored as they are, in their order. */
    public List<SealedCommit> lacking(List<SealedCommit> some) {
        var matches = some.stream().map(it -> it.commit().match()).distinct().toList();
        var ids = some.stream().map(EventStore::id).distinct().toList();
        if (ids.isEmpty()) {
            return List.of();
        }
        var stored = Flux.from(CommitDocuments.find(commits, matches, ids))
                .collectMap(document -> document.getString("_id"), document -> String.valueOf(document.get("text")))
                .block(TIMEOUT);
        return some.stream().filter(it -> !it.text().equals(stored.get(id(it)))).toList();
    }

    private static String id(SealedCommit sealed) {
        return CommitDocuments.id(sealed.commit().match(), sealed.commit().version());
    }

    /** The commit with which a match came to a version, if it can be read. */
    public Optional<SealedCommit> find(MatchId match, long version) {
        return page(match, version, version).stream().findFirst().flatMap(EventStore::readable);
    }

    /** Whether anything is stored of a match's version. */
    public boolean has(MatchId match, long version) {
        return !page(match, version, version).isEmpty();
    }

    /** How many commits there are. */
    public Mono<Long> count() {
        return Mono.from(commits.estimatedDocumentCount());
    }

    /** The commits of every match that can be read, in the order of their versions; one match after the other. */
    public Flux<List<SealedCommit>> all() {
        return Flux.from(commits.find().sort(ascending("_id")))
                .bufferUntilChanged(document -> String.valueOf(document.get(CommitDocuments.MATCH)))
                .map(match -> match.stream()
                        .map(EventStore::readable)
                        .flatMap(Optional::stream)
                        .sorted(Comparator.comparingLong(it -> it.commit().version()))
                        .toList());
    }

    private static long version(LiveMatch live) {
        return live == null ? 0 : live.match().version();
    }

    /** Some commits from a version on. */
    private List<Document> page(MatchId match, long from) {
        return page(match, from, from + PAGE - 1);
    }

    private List<Document> page(MatchId match, long from, long to) {
        return Blocking.all(CommitDocuments.find(commits, match, from, to));
    }

    private static LiveMatch fold(MatchId match, LiveMatch start, List<Document> page) {
        var live = start;
        try {
            for (var document : page.stream().sorted(CommitDocuments.BY_VERSION).toList()) {
                var taken = new PositionedCommit(CommitDocuments.read(document), from(document));
                live = live == null ? LiveMatch.created(taken) : live.after(taken);
            }
            return live;
        } catch (RuntimeException e) {
            throw HaltException.damaged(match, version(live), "its commits are damaged", e);
        }
    }

    /** Where the intent stood that a commit or the last one of a snapshot answers. */
    static RecordPosition from(Document document) {
        var from = document.get("from", Map.class);
        return from == null ? RecordPosition.UNKNOWN : Plain.read(RecordPosition.class, from);
    }

    private static <T> void await(Publisher<T> publisher) {
        Blocking.first(publisher);
    }
}
