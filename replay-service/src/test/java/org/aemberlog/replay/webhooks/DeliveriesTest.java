package org.aemberlog.replay.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One damaged delivery neither hides the others nor holds them up. */
@OnRealParts
class DeliveriesTest {

    private static final Delivery SOUND = new Delivery("sound", "hook", "{}", Delivery.State.PENDING, 0, 2_000, "");

    private TestDatabase database;
    private Deliveries deliveries;

    @BeforeEach
    void open() {
        database = new TestDatabase();
        deliveries = new Deliveries(database.factory(), new ReadableDocuments(new SimpleMeterRegistry()));
        deliveries.index();
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void damage(String collection, long at) {
        var all = database.collection(collection);
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

    @Test
    void whatOneInstanceHasEndedAnotherDoesNotBeginAgain() {
        deliveries.add(List.of(SOUND));
        var found = deliveries.due(3_000, List.of(), 1).getFirst();
        deliveries.end(deliveries.attempt(found, 5_000).orElseThrow());
        // The other had looked for what has ended before it had, and adds it now.
        Blocking.first(database.collection("webhook-outbox").insertOne(SOUND.document()));
        assertThat(deliveries.attempt(SOUND, 5_000)).isEmpty();
        assertThat(deliveries.due(9_000, List.of(), 1)).isEmpty();
    }
}
