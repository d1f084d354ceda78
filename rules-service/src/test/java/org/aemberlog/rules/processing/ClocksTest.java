package org.aemberlog.rules.processing;

import static org.aemberlog.rules.processing.Instance.START;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.TimeAdded;
import org.aemberlog.game.event.MatchEvent.TimePassed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Clocks run out by themselves, once, whoever looks at them. */
@OnRealParts
class ClocksTest {

    private static final long MINUTE = 60_000;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private Instance rules = new Instance(database, decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private Players begin(Optional<Long> base, long increment, Optional<Long> round) {
        var time = new TimeControl(base, increment, round);
        var players = new Players("m", decks, new Terms(false, Optional.of(time)));
        rules.receive(players.creation());
        return players;
    }

    private Players beginWith(long base) {
        return begin(Optional.of(base), 0, Optional.empty());
    }

    private void lookAt(long millis) {
        rules.setTime(START + millis);
        rules.lookAtClocks();
        rules.ownIntents().forEach(rules::receive);
    }

    private void askAt(long millis, IntentRecord intent) {
        rules.setTime(START + millis);
        rules.receive(intent);
    }

    private Commit last() {
        return rules.events().getLast();
    }

    private MatchState stored(Players players) {
        return rules.store().load(players.id()).orElseThrow().match().state();
    }

    @Test
    void aFlagFallsWhileNobodyDoesAnything() {
        var players = beginWith(MINUTE);
        var first = players.match().state().toAct();
        lookAt(MINUTE - 1);
        assertThat(rules.events()).hasSize(1);
        lookAt(MINUTE);
        assertThat(last().intentId()).isEqualTo("clock/time-1");
        assertThat(last().intent()).isEqualTo(new CallTime());
        assertThat(last().events())
                .containsExactly(
                        new TimePassed(Optional.of(first), MINUTE, START + MINUTE),
                        new MatchWon(first.opponent(), Victory.TIME));
        lookAt(2 * MINUTE);
        assertThat(rules.events()).hasSize(2);
        assertThat(database.deadline(players.id()))
                .as("nothing is left to look at")
                .isEmpty();
    }

    @Test
    void aPlayerWhoUsedUpEveryGuessableIdDoesNotStopTheClock() {
        var players = beginWith(MINUTE);
        for (int i = 0; i < 2; i++) {
            var seat = players.match().state().toAct();
            askAt(1_000, players.ask(IntentId.seat(seat, "time-" + (3 + i)).value()));
        }
        assertThat(stored(players).over()).isFalse();
        lookAt(2 * MINUTE);
        assertThat(last().intentId()).isEqualTo("clock/time-3");
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void aFlagFallsThoughTheServiceWasStartedAgain() {
        var players = beginWith(MINUTE);
        askAt(10_000, players.ask("keep"));
        rules.close();
        rules = new Instance(database, decks);
        lookAt(MINUTE + 9_999);
        assertThat(stored(players).over()).isFalse();
        lookAt(MINUTE + 11_000);
        assertThat(last().intentId()).isEqualTo("clock/time-2");
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void thePlayerWhoHasTimeLeftIsNotCalledAndTheOtherIsLookedAtInTime() {
        var players = beginWith(MINUTE);
        var slow = players.match().state().toAct();
        askAt(50_000, players.ask("keep"));
        lookAt(MINUTE);
        assertThat(rules.ownIntents()).isEmpty();
        assertThat(database.deadline(players.id()))
                .as("the slow player may be to act at once and has ten seconds")
                .contains(START + MINUTE + 10_000);
        askAt(MINUTE, players.ask("keep-too"));
        assertThat(players.match().state().toAct()).isEqualTo(slow);
        lookAt(MINUTE + 10_000);
        assertThat(last().events()).contains(new MatchWon(slow.opponent(), Victory.TIME));
    }

    @Test
    void timeThatIsAddedForATurnPutsTheEndOff() {
        var players = begin(Optional.of(MINUTE), 30_000, Optional.empty());
        askAt(0, players.ask("keep"));
        askAt(0, players.ask("keep-too"));
        var seat = players.match().state().toAct();
        askAt(0, players.ask("house"));
        askAt(50_000, players.ask("end", new EndTurn(seat)));
        assertThat(last().events()).contains(new TimeAdded(seat, 30_000));
        assertThat(stored(players).clock().orElseThrow().left(seat)).contains(40_000L);
        askAt(50_000, players.ask("house-too"));
        askAt(50_000, players.ask("end-too", new EndTurn(seat.opponent())));
        for (long at = MINUTE; at < 90_000; at += 5_000) {
            lookAt(at);
            assertThat(stored(players).over()).as("after %s", at).isFalse();
        }
        lookAt(90_000);
        assertThat(last().events()).contains(new MatchWon(seat.opponent(), Victory.TIME));
    }

    @Test
    void aRoundEndsHoweverMuchTimeThePlayersHave() {
        var players = begin(Optional.of(60 * MINUTE), 0, Optional.of(30 * MINUTE));
        var waiting = players.match().state().toAct().opponent();
        lookAt(30 * MINUTE);
        assertThat(last().events()).contains(new MatchWon(waiting, Victory.ROUND));
    }

    @Test
    void recordsWithALateTimestampNeverTurnTimeBack() {
        var players = beginWith(MINUTE);
        var first = players.match().state().toAct();
        askAt(30_000, players.ask("keep"));
        askAt(-30_000, players.ask("keep-too"));
        assertThat(last().events()).contains(new TimePassed(Optional.of(first.opponent()), 0, START + 30_000));
        assertThat(stored(players).clock().orElseThrow().left(first)).contains(30_000L);
    }

    @Test
    void aPlayersIntentAfterTheFlagFellIsRejected() {
        var players = beginWith(MINUTE);
        askAt(MINUTE, players.ask("keep"));
        assertThat(rules.reasons()).containsExactly(new Rejection.TimeIsUp());
    }

    @Test
    void timeThatIsCalledTooEarlyIsRejected() {
        var players = beginWith(MINUTE);
        askAt(MINUTE - 1, players.record("time-1", new CallTime()));
        assertThat(rules.reasons()).containsExactly(new Rejection.TimeNotUp());
        lookAt(MINUTE);
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void severalInstancesCallTimeOnceAndTwiceDoesNoHarm() {
        beginWith(MINUTE);
        try (var other = new Instance(database, decks)) {
            rules.setTime(START + MINUTE);
            other.setTime(START + MINUTE);
            rules.lookAtClocks();
            other.lookAtClocks();
            var call = rules.ownIntents().getFirst();
            assertThat(other.ownIntents()).isEmpty();
            other.receive(call, call);
            assertThat(other.events()).extracting(Commit::version).containsExactly(2L, 2L);
        }
    }

    @Test
    void aCallThatWasLostIsMadeAgain() {
        var players = beginWith(MINUTE);
        rules.setTime(START + MINUTE);
        rules.lookAtClocks();
        assertThat(rules.ownIntents()).hasSize(1);
        lookAt(MINUTE + 5_000);
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void aCreationThatComesAgainKeepsTheDeadline() {
        var players = beginWith(MINUTE);
        askAt(50_000, players.ask("keep"));
        lookAt(MINUTE);
        var put = database.deadline(players.id());
        rules.receive(players.creation());
        assertThat(database.deadline(players.id())).isEqualTo(put);
    }

    @Test
    void aDeadlineThatCouldNotBeStoredIsStoredByTheRedelivery() {
        var players = beginWith(MINUTE);
        database.remove("deadlines", "m");
        rules.receive(players.creation());
        lookAt(MINUTE);
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void nobodysClockRunsBeforeTheDiceAreRolledButTheRoundDoes() {
        var time = new TimeControl(Optional.of(MINUTE), 0, Optional.of(10 * MINUTE));
        var players = new Players("m", decks, new Terms(true, Optional.of(time)));
        rules.receive(players.creation());
        lookAt(5 * MINUTE);
        assertThat(rules.ownIntents()).isEmpty();
        askAt(5 * MINUTE, players.ask("nonce-b", new AddNonce(Seat.B, "b")));
        askAt(5 * MINUTE, players.ask("nonce-a", new AddNonce(Seat.A, "a")));
        assertThat(stored(players).timeIsUpAt()).contains(START + 6 * MINUTE);
        lookAt(6 * MINUTE);
        assertThat(stored(players).over()).isTrue();
    }

    @Test
    void matchesWithoutALimitAreLookedAtBecauseOfTheirExpiryOnly() {
        var players = begin(Optional.empty(), 0, Optional.empty());
        assertThat(database.deadline(players.id())).contains(START + Instance.EXPIRY.toMillis());
    }

    @Test
    void aBatchThatIsFullLeavesTheRestForTheNext() {
        for (int i = 0; i <= Instance.DEADLINES; i++) {
            var time = new TimeControl(Optional.of(MINUTE), 0, Optional.empty());
            var terms = new Terms(false, Optional.of(time));
            rules.receive(new Players("m" + i, decks, terms).creation());
        }
        rules.setTime(START + MINUTE);
        rules.lookAtClocks();
        assertThat(rules.ownIntents()).hasSize(Instance.DEADLINES);
        rules.lookAtClocks();
        assertThat(rules.ownIntents()).hasSize(1);
    }
}
