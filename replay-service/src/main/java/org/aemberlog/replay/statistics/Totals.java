package org.aemberlog.replay.statistics;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.exists;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.inc;
import static com.mongodb.client.model.Updates.set;

import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.aemberlog.replay.projections.Generation;
import org.aemberlog.replay.projections.ProjectionRepository;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.bson.conversions.Bson;
import reactor.core.publisher.Flux;

/**
 * Sums over matches in which each match counts once, without transactions.
 *
 * <p>What a match adds is kept once, by its id, and queued. Queued matches are added up in numbered
 * batches: the one document {@code batch} names the number and the matches, and its next value is
 * accepted only by who knows the last and found it done. Every line of the totals says which batch
 * it had last and takes none twice. Whoever finds a batch that is not done, after a crash or beside
 * another instance, does it again from the start, and what was done already stays as it is. A match
 * whose tallies are damaged is in no line until the statistic is built anew; it is told as any
 * damaged document is.
 */
final class Totals {

    private static final int BATCH = 500;
    private static final String BATCH_ID = "batch";
    private static final String NUMBER = "number";
    private static final String MATCHES = "matches";
    private static final String DONE = "done";

    private static final Bson MOST_MATCHES = new Document("sums.matches", -1).append("_id", 1);

    private final MongoCollection<Document> tallies;
    private final MongoCollection<Document> queue;
    private final MongoCollection<Document> batches;
    private final MongoCollection<Document> lines;
    private final ReadableDocuments readable;

    Totals(ProjectionRepository repository, Generation generation, ReadableDocuments readable) {
        this(part -> repository.collection(generation, part), readable);
    }

    Totals(Function<String, MongoCollection<Document>> collections, ReadableDocuments readable) {
        this.readable = readable;
        this.tallies = collections.apply("tallies");
        this.queue = collections.apply("queue");
        this.batches = collections.apply("batches");
        this.lines = collections.apply("lines");
    }

    /** Sees to it that the lines are found in their order. Blocks. */
    void index() {
        DurableWrites.index(lines, MOST_MATCHES);
    }

    /** What a match adds. */
    record Addition(String match, List<StatisticIncrement> tallies) {

        Document document() {
            return new Document("_id", match)
                    .append(
                            "tallies",
                            tallies.stream().map(StatisticIncrement::document).toList());
        }
    }

    /** Keeps and queues what matches add, unless they were added before. Blocks. */
    void add(List<Addition> additions) {
        if (additions.isEmpty()) {
            return;
        }
        Blocking.first(Writes.insertAbsent(
                tallies, additions.stream().map(Addition::document).toList()));
        var ids = additions.stream().map(Addition::match).toList();
        var waiting = new ArrayList<Document>();
        notAdded(ids).forEach(match -> waiting.add(new Document("_id", match)));
        Blocking.first(Writes.insertAbsent(queue, waiting));
    }

    /** Those of some matches that are in no batch yet. */
    private List<String> notAdded(List<String> matches) {
        return Blocking.all(Flux.from(tallies.find(and(in("_id", matches), exists(BATCH_ID, false)))
                        .projection(new Document("_id", 1)))
                .map(document -> document.getString("_id")));
    }

    /** Adds up what is queued. Blocks. */
    void settle() {
        boolean more = true;
        while (more) {
            var last = lastBatch();
            if (last.getBoolean(DONE)) {
                more = next(last);
            } else {
                addUp(last);
            }
        }
    }

    private Document lastBatch() {
        var found = Blocking.first(batches.find(eq("_id", BATCH_ID)).first());
        if (found != null) {
            return found;
        }
        var none = batch(0, List.of()).append(DONE, true);
        Blocking.first(Writes.insertAbsent(batches, List.of(none)));
        return Blocking.first(batches.find(eq("_id", BATCH_ID)).first());
    }

    /** Begins the batch after the last, unless another instance does; false if nothing waits. */
    private boolean next(Document last) {
        var queued = Blocking.all(Flux.from(queue.find().limit(BATCH)).map(document -> document.getString("_id")));
        if (queued.isEmpty()) {
            return false;
        }
        var matches = notAdded(queued);
        if (matches.isEmpty()) {
            unqueue(queued);
            return true;
        }
        long number = last.getLong(NUMBER);
        var next = batch(number + 1, matches).append(DONE, false);
        var guard = and(eq("_id", BATCH_ID), eq(NUMBER, number), eq(DONE, true));
        Blocking.first(batches.replaceOne(guard, next));
        return true;
    }

    private static Document batch(long number, List<String> matches) {
        return new Document("_id", BATCH_ID).append(NUMBER, number).append(MATCHES, matches);
    }

    private void addUp(Document batch) {
        long number = batch.getLong(NUMBER);
        var matches = batch.getList(MATCHES, String.class);
        var sums = new TreeMap<String, StatisticIncrement>();
        Blocking.first(Flux.from(tallies.find(in("_id", matches)))
                .handle(readable.each("tally", Totals::tallies))
                .flatMapIterable(added -> added)
                .doOnNext(increment -> sums.merge(increment.key(), increment, StatisticIncrement::plus))
                .then());
        var updates = sums.values().stream().map(sum -> update(sum, number)).toList();
        Blocking.first(Writes.guarded(lines, updates));
        Blocking.first(tallies.updateMany(in("_id", matches), set(BATCH_ID, number)));
        unqueue(matches);
        var guard = and(eq("_id", BATCH_ID), eq(NUMBER, number));
        Blocking.first(batches.updateOne(guard, set(DONE, true)));
    }

    /** All that a match adds, or nothing of it when any of it cannot be read. */
    private static List<StatisticIncrement> tallies(Document document) {
        return document.getList("tallies", Document.class).stream()
                .map(StatisticIncrement::read)
                .toList();
    }

    private static UpdateOneModel<Document> update(StatisticIncrement sum, long batch) {
        var changes = new ArrayList<Bson>();
        changes.add(set(BATCH_ID, batch));
        sum.labels().forEach((name, value) -> changes.add(set("labels." + name, value)));
        sum.sums().forEach((name, value) -> changes.add(inc("sums." + name, value)));
        var guard = and(eq("_id", sum.key()), lt(BATCH_ID, batch));
        return new UpdateOneModel<>(guard, combine(changes), new UpdateOptions().upsert(true));
    }

    private void unqueue(List<String> matches) {
        Blocking.first(queue.deleteMany(in("_id", matches)));
    }

    /** The lines with the most matches first, as far as they have {@code minMatches}. */
    Flux<StatisticIncrement> lines(long minMatches, int limit) {
        var enough = new Document("sums.matches", new Document("$gte", minMatches));
        return Flux.from(lines.find(enough).sort(MOST_MATCHES).batchSize(limit))
                .handle(readable.each("line", Totals::line))
                .take(limit);
    }

    private static StatisticIncrement line(Document document) {
        return StatisticIncrement.read(new Document("key", document.getString("_id"))
                .append("labels", document.get("labels", none()))
                .append("sums", document.get("sums")));
    }

    private static Document none() {
        return new Document();
    }
}
