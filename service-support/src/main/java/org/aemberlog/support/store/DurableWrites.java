package org.aemberlog.support.store;

import com.mongodb.MongoSocketException;
import com.mongodb.MongoTimeoutException;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.time.Duration;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/** Collections that lose nothing: a write is done once a majority has it in its journals. */
public final class DurableWrites {

    /** A service may be started a little before its store. */
    private static final Duration OPENING = Duration.ofSeconds(30);

    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final WriteConcern SAFE = WriteConcern.MAJORITY.withJournal(true);

    private DurableWrites() {}

    /** The database of a service. */
    public static MongoDatabase database(ReactiveMongoDatabaseFactory databases) {
        return Blocking.first(databases.getMongoDatabase()).withWriteConcern(SAFE);
    }

    /** One of its collections. */
    public static MongoCollection<Document> collection(ReactiveMongoDatabaseFactory databases, String name) {
        return database(databases).getCollection(name);
    }

    /**
     * Sees to it that a collection has an index. Blocks; waits 30 seconds for the store.
     *
     * @throws com.mongodb.MongoException what the driver says last when it did not come
     */
    public static void index(MongoCollection<Document> collection, Bson keys) {
        index(collection, keys, new IndexOptions());
    }

    /** Sees to it that no two documents are the same in this. Blocks as {@link #index}. */
    public static void uniqueIndex(MongoCollection<Document> collection, Bson keys) {
        index(collection, keys, new IndexOptions().unique(true));
    }

    private static void index(MongoCollection<Document> collection, Bson keys, IndexOptions options) {
        long end = System.nanoTime() + OPENING.toNanos();
        Mono.defer(() -> Mono.from(collection.createIndex(keys, options)))
                .retryWhen(Retry.fixedDelay(Long.MAX_VALUE, PAUSE)
                        .filter(error -> isAway(error) && System.nanoTime() < end))
                .block(OPENING.multipliedBy(2));
    }

    /** Of an answer that it is too old or rejects the password nothing better comes by waiting. */
    private static boolean isAway(Throwable error) {
        return error instanceof MongoTimeoutException || error instanceof MongoSocketException;
    }
}
