package org.aemberlog.rules.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.InstantSource;
import java.util.List;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ProblemCause;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One damaged document hides none of the others. */
@OnRealParts
class DamagedDocumentsTest {

    private static final MatchId SOUND = new MatchId("sound");

    private TestDatabase database;
    private MeterRegistry meters;
    private ReadableDocuments readable;

    @BeforeEach
    void open() {
        database = new TestDatabase();
        meters = new SimpleMeterRegistry();
        readable = new ReadableDocuments(meters);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void store(String collection, Document document) {
        var all = database.collection(collection);
        Blocking.first(all.insertOne(document));
    }

    private Halts halts() {
        var halts = new Halts(database.factory(), InstantSource.system(), meters, readable);
        halts.index();
        return halts;
    }

    private double leftOut(String kind) {
        return meters.get("aemberlog.damaged.documents")
                .tag("kind", kind)
                .counter()
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 200})
    void aDamagedDeadlineKeepsNoOtherFromBeingReached(int batch) {
        var deadlines = new Deadlines(database.factory(), readable);
        deadlines.index();
        var sound = new Deadline(SOUND, 2_000);
        deadlines.begin(List.of(sound));
        store("deadlines", new Document("_id", 17).append("at", 1L));
        store("deadlines", new Document("_id", "no whole number").append("at", 1.5));
        assertThat(deadlines.reached(3_000, batch)).containsExactly(sound);
        assertThat(leftOut("deadline")).isEqualTo(2);
    }

    @Test
    void aDamagedHaltHidesNoOther() {
        var halts = halts();
        store("halts", new Document("_id", "damaged").append("halt", new Document("since", 1L)));
        store("halts", new Document("_id", "empty"));
        halts.halt(HaltException.stuck(SOUND, 7, "Reap cannot be resolved", null));
        halts.forgetAll();
        assertThat(halts.find(SOUND)).isPresent();
        assertThat(Blocking.all(halts.all().map(Halt::match))).containsExactly(SOUND);
    }

    @Test
    void aDamagedHaltSaysSoAndIsNotDenied() {
        var halts = halts();
        store("halts", new Document("_id", "damaged").append("halt", "?"));
        halts.halt(HaltException.stuck(SOUND, 7, "Reap cannot be resolved", null));
        assertThatThrownBy(() -> Blocking.first(halts.get(new MatchId("damaged"))))
                .isInstanceOfSatisfying(
                        ProblemCause.class,
                        e -> assertThat(e.problem().document()).containsEntry("type", "/problems/halt-damaged"));
        assertThat(Blocking.first(halts.get(SOUND))).isNotNull();
    }
}
