package org.aemberlog.replay.webhooks;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Projections.include;
import static com.mongodb.client.model.Sorts.ascending;
import static com.mongodb.client.model.Updates.set;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The subscriptions in MongoDB. */
@Component
class Subscriptions {

    private static final String CREATED_AT = "createdAt";

    private final MongoCollection<Document> webhooks;
    private final ReadableDocuments readable;

    Subscriptions(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        this.webhooks = DurableWrites.collection(databases, "webhooks");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(webhooks, ascending(CREATED_AT));
    }

    Mono<Webhook> add(Webhook webhook) {
        return Mono.from(webhooks.insertOne(webhook.document())).thenReturn(webhook);
    }

    Flux<Webhook> all() {
        return Flux.from(webhooks.find().sort(ascending(CREATED_AT))).handle(readable.each("webhook", Webhook::of));
    }

    Mono<Long> count() {
        return Flux.from(webhooks.find().projection(include("_id"))).count();
    }

    Mono<Webhook> find(String id) {
        return Mono.from(webhooks.find(eq("_id", id)).first()).map(Webhook::of);
    }

    /** It gets no more results. */
    Mono<Void> silence(String id) {
        return Mono.from(webhooks.updateOne(eq("_id", id), set(Webhook.ACTIVE, false)))
                .then();
    }

    Mono<Void> remove(String id) {
        return Mono.from(webhooks.deleteOne(eq("_id", id))).then();
    }
}
