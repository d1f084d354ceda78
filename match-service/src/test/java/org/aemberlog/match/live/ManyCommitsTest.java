package org.aemberlog.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Among a hundred thousand commits, those of a match are found at once. */
@OnlyOnRealParts
class ManyCommitsTest {

    private static final int MANY = 100_000;

    private final TestDatabase database = new TestDatabase();
    private final CommitStore store = new CommitStore(
            database.factory(), new ReadableDocuments(new SimpleMeterRegistry()), TestPresence.SETTINGS);

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aMatchIsSoughtByItsIds() {
        database.fill("commits", MANY);
        assertThat(Blocking.all(store.of(new MatchId("nobody")))).isEmpty();
        database.assertSelective("commits");
        assertThatThrownBy(() -> Blocking.all(store.of(new MatchId("filler-7"))))
                .as("it is there, and no match")
                .isInstanceOf(DamagedException.class);
    }
}
