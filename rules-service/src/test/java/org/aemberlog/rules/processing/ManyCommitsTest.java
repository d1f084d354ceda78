package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Among a hundred thousand commits, those of a match and that of an intent are found at once. */
@OnlyOnRealParts
class ManyCommitsTest {

    private static final int MANY = 100_000;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Players players = new Players("m", decks);

    @BeforeEach
    void aMatchIsAmongMany() {
        try (var before = new Instance(database, decks)) {
            database.fill(MANY);
            before.receive(players.creation());
            before.receive(players.play(6, new SplittableRandom(4)));
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aMatchIsLoadedByItsIds() {
        try (var instance = new Instance(database, decks)) {
            assertThat(instance.store().load(players.id()).orElseThrow().match().version())
                    .isEqualTo(7);
            database.assertCommitsSoughtByIndex();
        }
    }

    @Test
    void theCommitOfAnIntentIsFound() {
        var last = database.commits(players.id()).getLast();
        try (var instance = new Instance(database, decks)) {
            assertThat(instance.store()
                            .find(players.id(), last.intentId())
                            .orElseThrow()
                            .commit())
                    .isEqualTo(last);
            assertThat(instance.store().find(players.id(), "no such intent")).isEmpty();
            database.assertCommitsSoughtByIndex();
        }
    }
}
