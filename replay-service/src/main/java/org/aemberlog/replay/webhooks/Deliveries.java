package org.aemberlog.replay.webhooks;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Filters.lt;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Filters.nin;
import static com.mongodb.client.model.Sorts.ascending;
import static com.mongodb.client.model.Sorts.descending;
import static com.mongodb.client.model.Sorts.orderBy;

import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The deliveries in MongoDB: those that are still to be made, and those that have ended. */
@Component
class Deliveries {

    private final MongoCollection<Document> pending;
    private final MongoCollection<Document> ended;
    private final ReadableDocuments readable;

    Deliveries(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        this.pending = DurableWrites.collection(databases, "webhook-outbox");
        this.ended = DurableWrites.collection(databases, "webhook-deliveries");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(pending, ascending(Delivery.AT));
        DurableWrites.index(pending, orderBy(ascending(Delivery.WEBHOOK), ascending(Delivery.AT)));
        DurableWrites.index(ended, ascending(Delivery.AT));
        DurableWrites.index(ended, orderBy(ascending(Delivery.WEBHOOK), descending(Delivery.AT)));
    }

    /** Keeps deliveries to be made; those that were kept before stay as they are. Blocks. */
    void add(List<Delivery> deliveries) {
        var ids = deliveries.stream().map(Delivery::id).toList();
        var over = Blocking.first(Flux.from(ended.find(in("_id", ids)))
                .map(document -> document.getString("_id"))
                .collect(Collectors.toSet()));
        var fresh = deliveries.stream().filter(delivery -> !over.contains(delivery.id()));
        Blocking.first(
                Writes.insertAbsent(pending, fresh.map(Delivery::document).toList()));
    }

    /** Deliveries that are due, the longest waiting first, but none of these webhooks. Blocks. */
    List<Delivery> due(long now, Collection<String> butNot, int limit) {
        var due = and(lte(Delivery.AT, now), nin(Delivery.WEBHOOK, butNot));
        return Blocking.all(
                Flux.from(pending.find(due).sort(ascending(Delivery.AT)).batchSize(limit))
                        .handle(readable.each("delivery", Delivery::of))
                        .take(limit));
    }

    /**
     * The next attempt at a delivery, if nobody else makes it; it lasts until a time. One that has
     * ended may have been added once more by an instance that had a result at the same time as
     * another: it is removed. Blocks.
     */
    Optional<Delivery> attempt(Delivery delivery, long until) {
        var attempted = delivery.attempted(until);
        var guard = and(
                eq("_id", delivery.id()), eq(Delivery.ATTEMPTS, delivery.attempts()), eq(Delivery.AT, delivery.at()));
        var replaced = Blocking.first(pending.replaceOne(guard, attempted.document()));
        if (replaced.getMatchedCount() == 0) {
            return Optional.empty();
        }
        if (Blocking.first(
                Mono.from(ended.find(eq("_id", delivery.id())).first()).hasElement())) {
            Blocking.first(pending.deleteOne(eq("_id", delivery.id())));
            return Optional.empty();
        }
        return Optional.of(attempted);
    }

    /** Notes when to try again, unless the delivery was removed meanwhile. Blocks. */
    void again(Delivery delivery) {
        Blocking.first(pending.replaceOne(eq("_id", delivery.id()), delivery.document()));
    }

    /** Notes that a delivery has ended. Blocks. */
    void end(Delivery delivery) {
        Blocking.first(Mono.from(ended.replaceOne(
                        eq("_id", delivery.id()), delivery.document(), new ReplaceOptions().upsert(true)))
                .then(Mono.from(pending.deleteOne(eq("_id", delivery.id())))));
    }

    /** The deliveries to a webhook: first those still to be made, then the latest that ended. */
    Flux<Delivery> of(String webhook, int limit) {
        var its = eq(Delivery.WEBHOOK, webhook);
        return Flux.concat(
                        pending.find(its).sort(ascending(Delivery.AT)).batchSize(limit),
                        ended.find(its).sort(descending(Delivery.AT)).batchSize(limit))
                .handle(readable.each("delivery", Delivery::of))
                .distinct(Delivery::id)
                .take(limit);
    }

    Mono<Void> removeAllOf(String webhook) {
        var its = eq(Delivery.WEBHOOK, webhook);
        return Mono.from(pending.deleteMany(its))
                .then(Mono.from(ended.deleteMany(its)))
                .then();
    }

    /** Forgets what ended before a time. Blocks. */
    void forgetBefore(long time) {
        Blocking.first(ended.deleteMany(lt(Delivery.AT, time)));
    }
}
