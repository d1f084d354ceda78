package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Sorts.ascending;

import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.annotation.PostConstruct;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The matches that wait for a judge. A halt is stored, so that it stands whoever owns the match and
 * whatever is started again, until something is accepted. All of them are remembered, as there are
 * few; what others stored is learned when the partitions change hands and now and then.
 */
@Component
public class Halts {

    private static final Logger LOG = LoggerFactory.getLogger(Halts.class);

    private static final String SINCE = "halt.since";

    private final MongoCollection<Document> stored;
    private final InstantSource time;
    private final Counter halts;
    private final Set<MatchId> stuck = new HashSet<>();
    private volatile Map<MatchId, Halt> known;
    private final ReadableDocuments readable;

    Halts(
            ReactiveMongoDatabaseFactory databases,
            InstantSource time,
            MeterRegistry meters,
            ReadableDocuments readable) {
        this.readable = readable;
        this.stored = EventStore.safe(databases, "halts");
        this.time = time;
        this.halts = meters.counter("aemberlog.halts");
        meters.gauge("aemberlog.halted.matches", this, Halts::count);
    }

    @PostConstruct
    void index() {
        DurableWrites.index(stored, Indexes.ascending(SINCE));
    }

    private int count() {
        var now = known;
        return now == null ? 0 : now.size();
    }

    /** Halts a match, or says anew why it is halted. Blocks until it is stored. */
    public synchronized void halt(HaltException why) {
        var before = find(why.match());
        if (before.isEmpty()) {
            halts.increment();
            LOG.error("A match is halted and waits for a judge", why);
        }
        long since = before.map(Halt::since).orElseGet(time::millis);
        var halt = Halt.of(why, since);
        if (!before.equals(Optional.of(halt))) {
            keep(halt);
        }
        stuck.add(halt.match());
    }

    private void keep(Halt halt) {
        var id = halt.match().value();
        var document = new Document("_id", id).append("halt", new Document(Plain.map(halt)));
        var upsert = new ReplaceOptions().upsert(true);
        Blocking.first(stored.replaceOne(eq("_id", id), document, upsert));
        known.put(halt.match(), halt);
    }

    /** Why a match is halted; empty when it is not. Blocks the first time. */
    public synchronized Optional<Halt> find(MatchId match) {
        if (known == null) {
            refresh();
        }
        return Optional.ofNullable(known.get(match));
    }

    /**
     * Whether a halted match cannot go on with what runs here. Another release may know better, so
     * each that becomes its owner tries once.
     */
    public synchronized boolean isStuck(MatchId match) {
        return stuck.contains(match);
    }

    /** Lifts the halt of a match, if there is one. Blocks until it is stored. */
    public synchronized void lift(MatchId match) {
        var halt = find(match);
        if (halt.isPresent()) {
            Blocking.first(stored.deleteOne(eq("_id", match.value())));
            known.remove(match);
            stuck.remove(match);
            LOG.info("Match {} goes on", match.value());
        }
    }

    /** Forgets what is known, because the owners of matches have changed. */
    public synchronized void forgetAll() {
        stuck.clear();
        known = null;
    }

    /** Learns of all halts again. Blocks. */
    @Scheduled(fixedDelayString = "${aemberlog.halts.refresh}")
    public synchronized void refresh() {
        known = new ConcurrentHashMap<>(Blocking.first(Flux.from(stored.find())
                .handle(readable.each("halt", Halts::read))
                .collectMap(Halt::match)));
    }

    /** All halts, the longest first. */
    public Flux<Halt> all() {
        return Flux.from(stored.find().sort(ascending(SINCE))).handle(readable.each("halt", Halts::read));
    }

    /** Why a match is halted, as it is stored; fails with {@link DamagedHaltException}. */
    public Mono<Halt> get(MatchId match) {
        return Mono.from(stored.find(eq("_id", match.value())).first()).map(halt -> readOf(match, halt));
    }

    private static Halt readOf(MatchId match, Document document) {
        try {
            return read(document);
        } catch (RuntimeException e) {
            throw new DamagedHaltException(match, e);
        }
    }

    private static Halt read(Document document) {
        return Plain.read(Halt.class, document.get("halt"));
    }
}
