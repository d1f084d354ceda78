package org.aemberlog.replay.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.data.mongodb.core.SimpleReactiveMongoDatabaseFactory;

/** One damaged delivery neither hides the others nor holds them up. */
class DeliveriesTest {

    private static final String NAME = "replay";
    private static final Delivery SOUND = new Delivery("sound", "hook", "{}", Delivery.State.PENDING, 0, 2_000, "");

    private MongoServer mongo;
    private MongoClient client;
    private Deliveries deliveries;

    @BeforeEach
    void open() {
        mongo = new MongoServer(new MemoryBackend());
        client = MongoClients.create(mongo.bindAndGetConnectionString());
        deliveries = new Deliveries(
                new SimpleReactiveMongoDatabaseFactory(client, NAME), new ReadableDocuments(new SimpleMeterRegistry()));
    }

    @AfterEach
    void close() {
        client.close();
        mongo.shutdownNow();
    }

    private void damage(String collection, long at) {
        var all = client.getDatabase(NAME).getCollection(collection);
        var damaged = SOUND.document().append("_id", "damaged").append("at", at);
        Blocking.first(all.insertOne(damaged.append("state", "LOST")));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void whatIsDueIsFoundBehindADamagedOne(int limit) {
        damage("webhook-outbox", 1);
        deliveries.add(List.of(SOUND));
        assertThat(deliveries.due(3_000, List.of(), limit)).containsExactly(SOUND);
        assertThat(Blocking.all(deliveries.of("hook", limit))).containsExactly(SOUND);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void whatHasEndedIsFoundBehindADamagedOne(int limit) {
        damage("webhook-deliveries", 9_000);
        deliveries.end(SOUND);
        assertThat(Blocking.all(deliveries.of("hook", limit))).containsExactly(SOUND);
    }
}
