package org.aemberlog.rules.processing;

import static org.aemberlog.rules.processing.Instance.START;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.audit.Readjudication;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.store.Blocking;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The clock stands while a match is halted: what that takes is taken from nobody. */
@OnRealParts
class HaltedClocksTest {

    private static final long SECOND = 1_000;
    private static final long MINUTE = 60 * SECOND;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private Instance rules = new Instance(database, decks);
    private Players players;

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private void begin(Optional<Long> base, Optional<Long> round) {
        players = new Players("m", decks, new Terms(false, Optional.of(new TimeControl(base, 0, round))));
        rules.receive(players.creation());
    }

    private void startAgain(CardLibrary library, long millis) {
        rules.close();
        rules = new Instance(database, library);
        rules.setTime(START + millis);
    }

    private void askAt(long millis, IntentRecord intent) {
        rules.setTime(START + millis);
        rules.receive(intent);
    }

    private ConsumerRecord<String, byte[]> askedAt(long millis, IntentRecord intent) {
        rules.setTime(START + millis);
        return rules.record(intent);
    }

    private IntentRecord aPlay(String id) {
        var play = players.legal().stream().filter(PlayCard.class::isInstance).findFirst();
        return players.record(id, play.orElseThrow());
    }

    /** Twenty seconds after the beginning, of which each player has used five and the active one ten more. */
    private Seat haltedInTheFirstTurn() {
        askAt(5 * SECOND, players.ask("keep"));
        askAt(10 * SECOND, players.ask("keep-too"));
        askAt(10 * SECOND, players.ask("house"));
        startAgain(pinned -> Optional.empty(), 20 * SECOND);
        rules.receive(aPlay("play"));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        return players.match().state().toAct();
    }

    private MatchState stored() {
        return rules.store().load(players.id()).orElseThrow().match().state();
    }

    private Clock clock() {
        return stored().clock().orElseThrow();
    }

    private void assertPlaysOn() {
        assertThat(rules.rejections()).isEmpty();
        assertThat(stored().over()).isFalse();
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
    }

    /** Whoever looks at the match later finds what the rules say of it. */
    private void assertGenuine() {
        var audit = new Readjudication(decks);
        assertThat(database.commits(players.id()))
                .allSatisfy(commit -> assertThat(audit.next(commit)).isEmpty());
    }

    @Test
    void aMatchThatWasHaltedForLongerThanItsClockGoesOn() {
        begin(Optional.of(MINUTE), Optional.empty());
        var active = haltedInTheFirstTurn();
        startAgain(decks, 10 * MINUTE);
        rules.receive(aPlay("play"));
        assertPlaysOn();
        assertThat(clock().left(active)).contains(45 * SECOND);
        assertThat(clock().left(active.opponent())).contains(55 * SECOND);
        assertGenuine();
    }

    @Test
    void theClockRunsAgainFromThenOn() {
        begin(Optional.of(MINUTE), Optional.empty());
        var active = haltedInTheFirstTurn();
        startAgain(decks, 10 * MINUTE);
        rules.receive(aPlay("play"));
        rules.setTime(START + 10 * MINUTE + 45 * SECOND);
        rules.lookAtClocks();
        rules.ownIntents().forEach(rules::receive);
        assertThat(rules.events().getLast().events()).contains(new MatchWon(active.opponent(), Victory.TIME));
        assertGenuine();
    }

    @Test
    void theRoundEndsAsMuchLater() {
        begin(Optional.empty(), Optional.of(30 * MINUTE));
        haltedInTheFirstTurn();
        startAgain(decks, 60 * MINUTE + 20 * SECOND);
        rules.receive(aPlay("play"));
        assertPlaysOn();
        assertThat(clock().roundEnds()).contains(START + 90 * MINUTE);
        assertGenuine();
    }

    @Test
    void aJudgeWhoCorrectsTakesNobodysTime() {
        begin(Optional.of(MINUTE), Optional.of(30 * MINUTE));
        var active = haltedInTheFirstTurn();
        var correct = new Correct("Judy", List.of(new Correction.SetPool(Seat.A, 1)));
        startAgain(decks, 40 * MINUTE + 20 * SECOND);
        rules.receive(players.record("correct", correct));
        assertPlaysOn();
        assertThat(clock().left(active)).contains(45 * SECOND);
        assertThat(clock().roundEnds()).contains(START + 70 * MINUTE);
        assertGenuine();
    }

    @Test
    void nobodysTimeIsUpMeanwhile() {
        begin(Optional.of(MINUTE), Optional.of(30 * MINUTE));
        haltedInTheFirstTurn();
        startAgain(decks, 40 * MINUTE);
        rules.lookAtClocks();
        assertThat(rules.ownIntents()).isEmpty();
        rules.receive(players.record("time", new CallTime()));
        assertThat(rules.reasons()).containsExactly(new Rejection.TimeNotUp());
        assertThat(stored().over()).isFalse();
    }

    @Test
    void ofThoseWhoAskOnceTheDamageIsRepairedOnlyTheFirstWaited() {
        begin(Optional.of(MINUTE), Optional.of(30 * MINUTE));
        var first = players.match().state().toAct();
        var sound = database.commits(players.id()).getFirst();
        database.overwriteCommit(players.id(), 1, "at", 5L);
        startAgain(decks, 20 * SECOND);
        rules.receive(players.record("early", players.legal().getFirst()));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        database.overwrite("commits", "m/1", "text", Canonical.text(sound));
        startAgain(decks, 10 * MINUTE);
        rules.receiveRecords(List.of(
                askedAt(10 * MINUTE, players.ask("keep")),
                askedAt(10 * MINUTE + 30 * SECOND, players.ask("keep-too"))));
        assertPlaysOn();
        assertThat(clock().left(first)).contains(40 * SECOND);
        assertThat(clock().left(first.opponent())).contains(30 * SECOND);
        assertThat(clock().roundEnds()).contains(START + 39 * MINUTE + 40 * SECOND);
        assertGenuine();
    }

    @Test
    void aFlagThatFellBeforeIsCalled() {
        begin(Optional.of(MINUTE), Optional.empty());
        var first = players.match().state().toAct();
        rules.setTime(START + 2 * MINUTE);
        rules.halts().halt(HaltException.damaged(players.id(), 1, "it was so", null));
        startAgain(decks, 3 * MINUTE);
        rules.lookAtClocks();
        rules.ownIntents().forEach(rules::receive);
        assertThat(rules.events().getLast().events()).contains(new MatchWon(first.opponent(), Victory.TIME));
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
        assertGenuine();
    }
}
