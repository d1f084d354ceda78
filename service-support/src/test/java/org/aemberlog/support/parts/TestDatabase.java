package org.aemberlog.support.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.data.mongodb.core.SimpleReactiveMongoDatabaseFactory;

/**
 * A database of a test's own, empty at first. When it is closed it is gone, and everything that was
 * said to it by way of {@link #factory()} has to have been {@linkplain WireTap#assertSound sound}.
 */
public final class TestDatabase implements AutoCloseable {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    private static final int FILLER_LENGTH = 50;

    private static final String URI = TestMongo.shared().uri();

    /** Stays until the process ends, as its MongoDB does. */
    private static final MongoClient PAST = MongoClients.create(URI);

    private final String name = "test-" + NUMBERS.incrementAndGet();
    private final WireTap tap = new WireTap();
    private final MongoClient ofService = MongoClients.create(MongoClientSettings.builder()
            .applyConnectionString(new ConnectionString(URI))
            .addCommandListener(tap)
            .build());

    /** As services open it. */
    public ReactiveMongoDatabaseFactory factory() {
        return new SimpleReactiveMongoDatabaseFactory(ofService, name);
    }

    /** What is in it, past all services. */
    public MongoCollection<Document> collection(String collection) {
        return PAST.getDatabase(name).getCollection(collection);
    }

    /** Puts commits of many matches into a collection, 50 of each, past all services. */
    public void fill(String collection, int commits) {
        var documents = IntStream.range(0, commits)
                .mapToObj(i -> filler(new MatchId("filler-" + i / FILLER_LENGTH), 1 + i % FILLER_LENGTH))
                .toList();
        Blocking.first(collection(collection).insertMany(documents));
    }

    private static Document filler(MatchId match, long version) {
        return new Document("_id", CommitDocuments.id(match, version))
                .append(CommitDocuments.MATCH, match.value())
                .append("version", version)
                .append("intentId", "i" + version)
                .append("text", "{}");
    }

    /**
     * Sees to it that each kind of question that services asked of a collection looks at nothing but
     * its answers. There is at least one; only a real MongoDB tells.
     */
    public void assertSelective(String collection) {
        var finds = tap.finds(collection);
        assertThat(finds).isNotEmpty();
        Plans.assertSelective(PAST, finds);
    }

    /** Sees to it that no kind of question that services asked of a collection looks at more documents; on a real MongoDB. */
    public void assertLooksAtNoMoreThan(int documents, String collection) {
        var finds = tap.finds(collection);
        assertThat(finds).isNotEmpty();
        Plans.assertLooksAtNoMoreThan(documents, PAST, finds);
    }

    /** Tells the server itself something, such as that it is to fail. */
    public Document admin(Document command) {
        return Blocking.first(PAST.getDatabase("admin").runCommand(command));
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
        try (ofService) {
            tap.assertSound(PAST);
            Blocking.first(PAST.getDatabase(name).drop());
        }
    }
}
