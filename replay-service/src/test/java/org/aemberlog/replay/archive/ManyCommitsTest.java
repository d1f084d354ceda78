package org.aemberlog.replay.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Among a hundred thousand commits, those that are asked for are found at once. */
@OnlyOnRealParts
class ManyCommitsTest {

    private static final int MANY = 100_000;
    private static final MatchId MATCH = new MatchId("filler-7");
    private static final MatchId NOBODY = new MatchId("nobody");

    private final TestDatabase database = new TestDatabase();
    private final Archive archive = new Archive(database.factory(), new SimpleMeterRegistry());

    @BeforeEach
    void fill() {
        database.fill("commits", MANY);
    }

    @AfterEach
    void close() {
        database.assertSelective("commits");
        database.close();
    }

    @Test
    void theTextsOfAMatch() {
        assertThat(Blocking.all(archive.texts(MATCH, 1, 60))).hasSize(50);
    }

    @Test
    void whatIsPresent() {
        assertThat(Blocking.all(archive.present(Map.of(MATCH, 50L, NOBODY, 1L))))
                .containsExactly(MATCH);
    }

    @Test
    void wholeMatches() {
        assertThat(archive.histories(List.of(new MatchIndex.Entry(NOBODY, 30)))).isEmpty();
    }
}
