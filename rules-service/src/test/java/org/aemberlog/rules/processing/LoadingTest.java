package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A match can be put down after any intent and taken up from what is stored. */
@OnRealParts
class LoadingTest {

    private static final int INTENTS = 120;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    @Test
    void aMatchLoadedFromSnapshotAndEventsIsTheLiveOne() {
        long seed = Seeds.next();
        var random = new SplittableRandom(seed);
        rules.receive(players.creation());
        for (int i = 0; i < INTENTS && !players.match().state().over(); i++) {
            rules.receive(players.play(1, random));
            var loaded = rules.store().load(players.id()).orElseThrow();
            assertThat(loaded.match())
                    .as("seed %s, version %s", seed, players.match().version())
                    .isEqualTo(players.match());
            assertThat(loaded.hash()).isEqualTo(last().hash());
            if (loaded.match().atBoundary() && loaded.match().undos().size() <= 1) {
                assertThat(loaded.match().version() - loaded.snapshot())
                        .as("seed %s: a snapshot is kept where one action at most can be taken back", seed)
                        .isLessThan(Instance.SNAPSHOT_EVERY);
            }
        }
        assertThat(database.snapshotVersion(players.id())).isPositive();
    }

    private Commit last() {
        return rules.events().getLast();
    }

    @Test
    void aMatchOfSeveralPagesIsLoadedWithoutASnapshot() {
        rules.receive(players.creation());
        rules.receive(players.play(INTENTS, new SplittableRandom(5)));
        database.remove("snapshots", "m");
        assertThat(players.match().version()).isGreaterThan(100);
        assertThat(rules.store().load(players.id()).orElseThrow().match()).isEqualTo(players.match());
    }

    @Test
    void aMatchThatIsNotThereIsNotLoaded() {
        assertThat(rules.store().load(players.id())).isEmpty();
    }
}
