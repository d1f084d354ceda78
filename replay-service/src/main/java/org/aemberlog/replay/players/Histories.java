package org.aemberlog.replay.players;

import static com.mongodb.client.model.Accumulators.sum;
import static com.mongodb.client.model.Aggregates.group;
import static com.mongodb.client.model.Aggregates.limit;
import static com.mongodb.client.model.Aggregates.match;
import static com.mongodb.client.model.Aggregates.sort;
import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.compoundIndex;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.client.model.Sorts;
import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.counting.MatchCounter;
import org.aemberlog.replay.projections.CommitBatch;
import org.aemberlog.replay.projections.Generation;
import org.aemberlog.replay.projections.Projection;
import org.aemberlog.replay.projections.ProjectionRepository;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** What each player has played. A finished match never changes, so it is written once. */
@Component
class Histories implements Projection {

    private static final Logger LOG = LoggerFactory.getLogger(Histories.class);
    private static final String PLAYER = "player";
    private static final String PROFILE = "profile";
    private static final String ENDED_AT = "endedAt";
    private static final String WON = "won";
    private static final String MATCHES = "matches";
    private static final String WINS = "wins";

    /** Of how many matches is told how somebody has done, so that nobody makes the store count them all. */
    static final int MAX_COUNTED = 10_000;

    private static final Bson LATEST_FIRST = Sorts.orderBy(Sorts.descending(ENDED_AT), Sorts.ascending("_id"));

    private final ProjectionRepository repository;
    private final MeterRegistry meters;
    private final ReadableDocuments readable;

    Histories(ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        this.readable = readable;
        this.repository = repository;
        this.meters = meters;
    }

    /** How many matches a player has finished, and won; of the latest at most. */
    record Record(long matches, long wins) {
        private static final Record NONE = new Record(0, 0);

        private static Record of(Document counted) {
            return new Record(
                    counted.get(MATCHES, Number.class).longValue(),
                    counted.get(WINS, Number.class).longValue());
        }
    }

    @Override
    public String name() {
        return "player-history";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public void prepare(Generation generation) {
        for (var who : List.of(PLAYER, PROFILE)) {
            var index = compoundIndex(ascending(who), descending(ENDED_AT), ascending("_id", WON));
            DurableWrites.index(matches(generation), index);
        }
    }

    private MongoCollection<Document> matches(Generation generation) {
        return repository.collection(generation, MATCHES);
    }

    @Override
    public void take(Generation generation, CommitBatch arrivals) {
        rebuild(generation, arrivals.finished());
    }

    @Override
    public void rebuild(Generation generation, List<MatchHistory> histories) {
        var documents = new ArrayList<Document>();
        for (var history : histories) {
            if (history.counts()) {
                documents.addAll(documents(history));
            }
        }
        Blocking.first(Writes.insertAbsent(matches(generation), documents));
    }

    private List<Document> documents(MatchHistory history) {
        try {
            var account = MatchCounter.of(history);
            return List.of(document(Played.of(account, Seat.A)), document(Played.of(account, Seat.B)));
        } catch (RuntimeException e) {
            meters.counter("aemberlog.unaccountable.matches").increment();
            LOG.error("Match {} is in no player's history", history.match().value(), e);
            return List.of();
        }
    }

    private static Document document(Played played) {
        return new Document("_id", played.id())
                .append(PLAYER, played.player())
                .append(PROFILE, played.profile().map(ProfileId::value).orElse(null))
                .append(ENDED_AT, played.endedAt())
                .append(WON, played.won())
                .append("played", new Document(Plain.map(played)));
    }

    /** All who play under a name. */
    static Bson called(String player) {
        return eq(PLAYER, player);
    }

    /** The one who has a profile, whatever the name. */
    static Bson owner(ProfileId profile) {
        return eq(PROFILE, profile.value());
    }

    /** Somebody's matches that ended before a time, the latest first. */
    Flux<Played> latest(Bson who, int limit, long before) {
        return repository
                .serving(this)
                .flatMapMany(serving -> matches(serving)
                        .find(and(who, lt(ENDED_AT, before)))
                        .sort(LATEST_FIRST)
                        .batchSize(limit))
                .handle(readable.each("played match", Histories::read))
                .take(limit);
    }

    private static Played read(Document document) {
        return Plain.read(Played.class, document.get("played", Map.class));
    }

    /** How somebody has done. */
    Mono<Record> record(Bson who) {
        var counted = List.of(
                match(who),
                sort(LATEST_FIRST),
                limit(MAX_COUNTED),
                group(null, sum(MATCHES, 1), sum(WINS, new Document("$cond", List.of("$" + WON, 1, 0)))));
        return repository
                .serving(this)
                .flatMap(serving -> Mono.from(matches(serving).aggregate(counted)))
                .map(Record::of)
                .defaultIfEmpty(Record.NONE);
    }
}
