package org.aemberlog.game.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Two made-up older versions of {@code turn-ended.v1}: it was said by name, then by number. */
class UpcastingTest {

    private static final Upcasting STEPS = new Upcasting(Map.of(
            "turn-over.v1", UpcastingTest::numbered,
            "turn-over.v2", UpcastingTest::present));

    private static final SealedCommit TODAY = Commits.seal(
            new MatchId("m-1"),
            7,
            "key-7",
            1_700_000_000_000L,
            new EndTurn(Seat.B),
            List.of(new MatchEvent.TurnEnded(Seat.B)),
            Commits.GENESIS);

    private static Map<String, Object> numbered(Map<String, Object> event) {
        return Map.of("type", "turn-over.v2", "seat", event.get("who").equals("first") ? 0 : 1);
    }

    private static Map<String, Object> present(Map<String, Object> event) {
        return Map.of("type", "turn-ended.v1", "seat", event.get("seat").equals(0) ? "a" : "b");
    }

    private static Map<Object, Object> written(Map<String, Object> event) {
        var commit = new LinkedHashMap<Object, Object>(Plain.map(TODAY.commit()));
        commit.remove("hash");
        commit.put("events", List.of(event));
        commit.put("hash", Canonical.sha256OfPlain(commit));
        return commit;
    }

    private static Commit read(Map<?, ?> written) {
        return Commits.read(Canonical.textOfPlain(written), STEPS).commit();
    }

    @Test
    void anOldEventIsReadInItsPresentVersion() {
        var oldest = written(Map.of("type", "turn-over.v1", "who", "second"));
        var older = written(Map.of("type", "turn-over.v2", "seat", 1));
        assertThat(read(oldest).events()).isEqualTo(TODAY.commit().events());
        assertThat(read(older).events()).isEqualTo(TODAY.commit().events());
        assertThat(Commits.read(TODAY.text(), STEPS)).isEqualTo(TODAY);
    }

    @Test
    void theHashIsThatOfWhatWasWritten() {
        var old = written(Map.of("type", "turn-over.v1", "who", "second"));
        var read = read(old);
        assertThat(read.hash())
                .isEqualTo(old.get("hash"))
                .isNotEqualTo(TODAY.commit().hash());
        assertThat(Commits.hash(Canonical.text(read))).isNotEqualTo(read.hash());
    }

    @Test
    void anOldCommitThatWasChangedIsNotRead() {
        var changed = written(Map.of("type", "turn-over.v1", "who", "second"));
        changed.put("at", 1L);
        assertThatThrownBy(() -> read(changed))
                .isInstanceOf(MalformedException.class)
                .hasMessageContaining("hash");
    }

    @Test
    void aVersionWithoutAStepIsNotRead() {
        var unknown = written(Map.of("type", "turn-over.v0", "who", "second"));
        assertThatThrownBy(() -> read(unknown)).isInstanceOf(MalformedException.class);
    }
}
