package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.recovery.Recovery.Gap;
import org.aemberlog.rules.recovery.Recovery.Missing;
import org.aemberlog.rules.recovery.Recovery.Restored;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An event store that was restored from a backup gets back what was published since, and invents nothing. */
@OnRealParts
class RestoreTest {

    private static final int MOVES = 11;
    private static final int LAST = MOVES + 1;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players one = new Players("one", decks);
    private final Players other = new Players("other", decks);

    @BeforeEach
    void twoMatchesWerePlayed() {
        for (var players : List.of(one, other)) {
            rules.receive(players.creation());
            rules.receive(players.play(MOVES, new SplittableRandom(1)));
            rules.setTime(Instance.START + 1_000);
        }
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private void restoreBackup(Players players, long version) {
        database.forgetAfter(players.id(), version);
        rules.handOver();
    }

    @Test
    void aStoreThatLacksNothingIsComplete() {
        assertThat(rules.isComplete()).isTrue();
        assertThat(rules.missing()).isEqualTo(new Missing(0, Optional.empty(), 0, List.of()));
        assertThat(rules.restore()).isEqualTo(new Restored(0, 0));
    }

    @Test
    void whatIsMissingIsToldToTheVersion() {
        restoreBackup(one, 7);
        restoreBackup(other, 0);
        assertThat(rules.isComplete()).isFalse();
        assertThat(rules.missing())
                .isEqualTo(new Missing(
                        LAST - 7 + LAST,
                        Optional.of(Instance.START),
                        2,
                        List.of(new Gap(one.id(), 8, LAST), new Gap(other.id(), 1, LAST))));
    }

    @Test
    void whatIsMissingIsTakenFromTheTopicAndTheMatchGoesOn() {
        var before = database.commits(other.id());
        restoreBackup(other, 4);
        assertThat(rules.restore()).isEqualTo(new Restored(LAST - 4, 0));
        assertThat(rules.isComplete()).isTrue();
        assertThat(database.commits(other.id())).isEqualTo(before);
        rules.receive(other.ask("next"));
        assertThat(database.commits(other.id())).extracting(Commit::version).endsWith(LAST + 1L);
    }

    @Test
    void aCommitThatIsDamagedKeepsNoOtherMatchWaiting() {
        database.overwriteCommit(other.id(), LAST, "at", 17);
        rules.handOver();
        assertThat(rules.isComplete()).isTrue();
        rules.receive(one.ask("next"));
        assertThat(database.commits(one.id())).hasSize(LAST + 1);
    }

    @Test
    void aMatchThatWasWhollyLostIsWatchedAgain() {
        restoreBackup(other, 0);
        database.remove("deadlines", other.id().value());
        rules.restore();
        assertThat(database.deadline(other.id())).isPresent();
    }

    @Test
    void ofWhatWasSentAgainNothingIsLearned() {
        rules.republish().blockLast();
        restoreBackup(one, 7);
        restoreBackup(other, 4);
        rules.republish().blockLast();
        assertThat(rules.isComplete()).isFalse();
        assertThat(rules.restore()).isEqualTo(new Restored(2 * LAST - 11, 0));
    }

    @Test
    void aMatchOfWhichTheTopicHasTooLittleIsHaltedForGood() {
        rules.loseRecords(LAST + 6);
        restoreBackup(other, 4);
        assertThat(rules.restore()).isEqualTo(new Restored(0, 1));
        assertThat(rules.isComplete()).isTrue();
        assertThat(rules.missing().commits()).isZero();
        rules.receive(other.ask("next"));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        assertThat(database.commits(other.id())).hasSize(4);
        assertThat(rules.halts().find(other.id()).orElseThrow().why()).contains("version 7");
    }

    @Test
    void anotherCommitThanThePublishedOneHaltsItsMatch() {
        restoreBackup(other, 4);
        var twin = new Players("other", decks);
        twin.play(3, new SplittableRandom(1));
        rules.receive(twin.ask("invented"));
        assertThat(database.commits(other.id())).hasSize(5);
        assertThat(rules.missing().matches()).containsExactly(new Gap(other.id(), 5, LAST));
        assertThat(rules.restore()).isEqualTo(new Restored(0, 1));
        assertThat(database.commits(other.id())).hasSize(5);
        assertThat(rules.halts().find(other.id()).orElseThrow().damaged()).isTrue();
    }
}
