package org.aemberlog.support.parts;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.concurrent.atomic.AtomicInteger;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.data.mongodb.core.SimpleReactiveMongoDatabaseFactory;

/**
 * A database of a test's own, empty at first. When it is closed it is gone, and everything that was
 * said to it by way of {@link #factory()} has to have been {@linkplain WireTap#assertSound sound}.
 */
public final class TestDatabase implements AutoCloseable {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private final String uri = TestMongo.shared().uri();
    private final String name = "test-" + NUMBERS.incrementAndGet();
    private final WireTap tap = new WireTap();
    private final MongoClient ofService = MongoClients.create(MongoClientSettings.builder()
            .applyConnectionString(new ConnectionString(uri))
            .addCommandListener(tap)
            .build());
    private final MongoClient past = MongoClients.create(uri);

    /** As services open it. */
    public ReactiveMongoDatabaseFactory factory() {
        return new SimpleReactiveMongoDatabaseFactory(ofService, name);
    }

    /** What is in it, past all services. */
    public MongoCollection<Document> collection(String collection) {
        return past.getDatabase(name).getCollection(collection);
    }

    /** Tells the server itself something, such as that it is to fail. */
    public Document admin(Document command) {
        return Blocking.first(past.getDatabase("admin").runCommand(command));
    }

    /** What services say to it. */
    public WireTap tap() {
        return tap;
    }

    /** From now on services do not reach it any more. */
    public void disconnect() {
        ofService.close();
    }

    @Override
    public void close() {
        try (past;
                ofService) {
            tap.assertSound(uri);
            Blocking.first(past.getDatabase(name).drop());
        }
    }
}
