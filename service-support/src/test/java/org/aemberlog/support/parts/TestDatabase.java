package org.aemberlog.support.parts;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.concurrent.atomic.AtomicInteger;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.data.mongodb.core.SimpleReactiveMongoDatabaseFactory;

/** A database of a test's own, empty at first and gone when it is closed. */
public final class TestDatabase implements AutoCloseable {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private final MongoClient client = MongoClients.create(TestMongo.shared().uri());
    private final String name = "test-" + NUMBERS.incrementAndGet();

    /** As services open it. */
    public ReactiveMongoDatabaseFactory factory() {
        return new SimpleReactiveMongoDatabaseFactory(client, name);
    }

    /** What is in it, past all services. */
    public MongoCollection<Document> collection(String collection) {
        return client.getDatabase(name).getCollection(collection);
    }

    /** From now on nobody reaches it any more. */
    public void disconnect() {
        client.close();
    }

    @Override
    public void close() {
        try (var another = MongoClients.create(TestMongo.shared().uri())) {
            Blocking.first(another.getDatabase(name).drop());
        }
        client.close();
    }
}
