package org.aemberlog.match.quota;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.set;
import static com.mongodb.client.model.Updates.setOnInsert;
import static com.mongodb.client.model.Updates.unset;

import com.mongodb.client.model.CountOptions;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import org.aemberlog.support.store.DuplicateKeys;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/**
 * What was created, a document each, so that a restart forgets nothing. What is over counts no more,
 * and is known for a while yet: whoever asks for it again creates nothing.
 */
@Component
class OpenStore {

    private static final String BY = "by";
    private static final String AT = "at";
    private static final String ASKING = "asking";
    private static final int TRIES = 5;

    private final MongoCollection<Document> all;

    OpenStore(ReactiveMongoDatabaseFactory databases) {
        all = DurableWrites.collection(databases, "created");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(all, ascending(BY));
        DurableWrites.index(all, ascending(AT));
    }

    /**
     * Counts something as created.
     *
     * @param asking who asks for it; of several that ask for the same, the last one
     * @param now in milliseconds since 1970
     * @return whether it was not counted yet, as far back as it is known
     */
    Mono<Boolean> add(String id, String by, String asking, long now) {
        var place = combine(setOnInsert(BY, by), setOnInsert(AT, now), set(ASKING, asking));
        return Mono.defer(() -> Mono.from(all.updateOne(eq("_id", id), place, new UpdateOptions().upsert(true))))
                .retryWhen(Retry.max(TRIES).filter(DuplicateKeys::caused))
                .map(result -> result.getUpsertedId() != null);
    }

    /** Counts something no more, unless somebody else asks for it too. */
    Mono<Void> giveBack(String id, String asking) {
        return Mono.from(all.deleteOne(and(eq("_id", id), eq(ASKING, asking)))).then();
    }

    /** How many were created by somebody since then, counted up to a limit. */
    Mono<Long> count(String by, long since, int limit) {
        return Mono.from(all.countDocuments(and(eq(BY, by), gt(AT, since)), new CountOptions().limit(limit)));
    }

    /** Counts something no more. */
    Mono<Void> end(String id) {
        return Mono.from(all.updateOne(eq("_id", id), unset(BY))).then();
    }

    /** Forgets what was created before. */
    Mono<Void> removeBefore(long time) {
        return Mono.from(all.deleteMany(lte(AT, time))).then();
    }
}
