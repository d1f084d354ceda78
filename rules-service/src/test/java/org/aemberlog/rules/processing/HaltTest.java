package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One match that cannot go on is halted and holds up no other. */
@OnRealParts
class HaltTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Players players = new Players("m", decks);
    private final Players others = new Players("other", decks);
    private Instance rules = new Instance(database, decks);

    @BeforeEach
    void twoMatchesAreStored() {
        rules.receive(players.creation(), others.creation());
        rules.receive(players.ask("keep-1"), players.ask("keep-2"), others.ask("keep-1"));
        startAgain(decks);
    }

    private void startAgain(CardLibrary library) {
        rules.close();
        rules = new Instance(database, library);
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    @Test
    void aCommitWhoseContentWasChangedHaltsItsMatchOnly() {
        database.overwriteCommit(players.id(), 2, "at", 5L);
        assertThatOnlyTheDamagedMatchIsHaltedAfter(1);
    }

    @Test
    void aCommitThatCannotBeReadHaltsItsMatchOnly() {
        database.overwrite("commits", "m/3", "text", "none");
        assertThatOnlyTheDamagedMatchIsHaltedAfter(2);
    }

    @Test
    void aCommitThatDoesNotFollowTheOneBeforeHaltsItsMatchOnly() {
        var commit = database.commits(players.id()).get(1);
        var forged = Commits.seal(
                commit.match(),
                commit.version(),
                commit.intentId(),
                commit.at() + 1,
                commit.intent(),
                commit.events(),
                commit.previousHash());
        database.overwrite("commits", "m/2", "text", forged.text());
        assertThatOnlyTheDamagedMatchIsHaltedAfter(2);
    }

    private void assertThatOnlyTheDamagedMatchIsHaltedAfter(long version) {
        rules.receive(players.ask("house"), others.ask("keep-2"));
        rules.receive(players.ask("more"), others.ask("house"));
        assertThat(rules.rejections()).containsExactly(halted("house", version), halted("more", version));
        assertThat(rules.reasons().getFirst().message()).contains("halted", "judge");
        assertThat(database.commits(others.id())).hasSize(4);
        assertThat(rules.counted("aemberlog.halts")).isEqualTo(1);
        assertThat(rules.counted("aemberlog.rejections", "reason", "match-halted"))
                .isEqualTo(2);
    }

    private RejectionRecord halted(String intentId, long version) {
        return new RejectionRecord(players.id(), intentId, version, new Rejection.MatchHalted());
    }

    static Stream<CardLibrary> librariesThatBreakTheEngine() {
        return Stream.of(
                pinned -> {
                    throw new IllegalStateException("No definition can be had");
                },
                pinned -> {
                    throw new StackOverflowError("A definition without end");
                });
    }

    @ParameterizedTest
    @MethodSource("librariesThatBreakTheEngine")
    void anEngineWithoutAnAnswerHaltsTheMatchOnly(CardLibrary broken) {
        rules.receive(players.ask("house"));
        startAgain(broken);
        var concedes = new Concede(Seat.A);
        rules.receive(players.record("play", aPlay()), others.record("concede", concedes));
        rules.receive(players.recordAt(4, "next", aPlay()));
        assertThat(rules.rejections()).containsExactly(halted("play", 4), halted("next", 4));
        assertThat(rules.counted("aemberlog.halts")).isEqualTo(1);
        assertThat(database.commits(players.id())).hasSize(4);
        assertThat(database.commits(others.id())).hasSize(3);
    }

    private SeatIntent aPlay() {
        return players.legal().stream()
                .filter(PlayCard.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private void breakTheEngine() {
        rules.receive(players.ask("house"));
        startAgain(pinned -> Optional.empty());
        rules.receive(players.record("play", aPlay()));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
    }

    @Test
    void aHaltIsStoredAndSaysWhy() {
        breakTheEngine();
        assertThat(Blocking.all(rules.halts().all())).singleElement().satisfies(halt -> {
            assertThat(halt.match()).isEqualTo(players.id());
            assertThat(halt.version()).isEqualTo(4);
            assertThat(halt.why()).contains("PlayCard 'play'");
            assertThat(halt.damaged()).isFalse();
            assertThat(halt.since()).isEqualTo(Instance.START);
        });
        assertThat(rules.measured("aemberlog.halted.matches")).isEqualTo(1);
    }

    @Test
    void whatWasAcceptedJustBeforeTheHaltDoesNotLiftIt() {
        rules.receive(players.ask("house"));
        startAgain(pinned -> Optional.empty());
        var play = aPlay();
        rules.receive(players.record("back", new AskTakeback(play.seat())), players.record("play", play));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        assertThat(database.commits(players.id())).hasSize(5);
        assertThat(Blocking.all(rules.halts().all())).hasSize(1);
    }

    @Test
    void aHaltStandsOverARestartAndEndsWithWhatIsAcceptedThen() {
        breakTheEngine();
        startAgain(pinned -> Optional.empty());
        rules.halts().refresh();
        assertThat(rules.measured("aemberlog.halted.matches")).isEqualTo(1);
        rules.receive(players.record("play", aPlay()));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        assertThat(rules.counted("aemberlog.halts")).as("it is no new one").isZero();
        startAgain(decks);
        rules.receive(players.recordAt(1, "stale", aPlay()));
        assertThat(Blocking.all(rules.halts().all())).as("nothing was done").hasSize(1);
        rules.receive(players.ask("play", aPlay()));
        assertThat(rules.events()).hasSize(1);
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
        assertThat(rules.measured("aemberlog.halted.matches")).isZero();
    }

    @Test
    void aJudgeGoesBackBeforeWhatCannotBeResolved() {
        var before = rules.store().load(players.id()).orElseThrow().match().boundary();
        breakTheEngine();
        rules.receive(players.record("rewind", new Rewind("Judy")));
        assertThat(rules.rejections()).hasSize(1);
        var after = rules.store().load(players.id()).orElseThrow().match();
        assertThat(after.version()).isEqualTo(5);
        assertThat(after.state().activeHouse()).isEqualTo(before.activeHouse());
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
        assertThat(rules.measured("aemberlog.halted.matches")).isZero();
    }

    @Test
    void aJudgeWhoSetsTheTableRightLetsTheMatchGoOn() {
        rules.halts().halt(HaltException.stuck(players.id(), 3, "it was so", null));
        rules.receive(players.record("house", players.legal().getFirst()));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted());
        var correct = new Correct("Judy", List.of(new Correction.SetPool(Seat.A, 1)));
        rules.receive(players.record("correct", correct));
        rules.receive(players.record("house", players.legal().getFirst()));
        assertThat(rules.rejections()).hasSize(1);
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
    }

    @Test
    void aHaltThatCouldNotBeLiftedIsLiftedByTheRedelivery() {
        breakTheEngine();
        var rewind = players.record("rewind", new Rewind("Judy"));
        rules.receive(rewind);
        rules.halts().halt(HaltException.stuck(players.id(), 4, "it was so", null));
        rules.receive(rewind);
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
    }

    @Test
    void soIsOneOfADamagedMatchThatWentOn() {
        var house = players.ask("house");
        rules.halts().halt(HaltException.damaged(players.id(), 1, "it was so", null));
        startAgain(decks);
        rules.setTime(Instance.START + 1);
        rules.receive(
                players.record("keep-1", database.commits(players.id()).get(1).intent()));
        assertThat(Blocking.all(rules.halts().all())).as("that was before").hasSize(1);
        rules.receive(house);
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
        rules.setTime(Instance.START);
        rules.halts().halt(HaltException.damaged(players.id(), 1, "it was so", null));
        rules.receive(house);
        assertThat(Blocking.all(rules.halts().all())).isEmpty();
    }

    @Test
    void whatIsDamagedCannotBeRewound() {
        database.overwriteCommit(players.id(), 2, "at", 5L);
        rules.receive(players.ask("house"));
        rules.receive(players.record("rewind", new Rewind("Judy")));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted(), new Rejection.MatchDamaged());
        assertThat(Blocking.first(rules.halts().get(players.id())).damaged()).isTrue();
    }

    @Test
    void nobodysTimeIsUpWhileAMatchIsHalted() {
        breakTheEngine();
        rules.receive(players.record("time-4", new CallTime()));
        assertThat(rules.reasons().getLast()).isEqualTo(new Rejection.MatchHalted());
        startAgain(decks);
        rules.receive(players.record("time-4", new CallTime()));
        assertThat(rules.reasons()).containsExactly(new Rejection.TimeNotUp());
        assertThat(Blocking.all(rules.halts().all())).hasSize(1);
    }

    @Test
    void aHaltedMatchNeitherExpiresNorIsClaimed() {
        breakTheEngine();
        startAgain(decks);
        var claim = new Claim(players.match().state().toAct().opponent(), Claim.Outcome.WIN);
        rules.receive(players.record("expire", new Expire()), players.record("claim", claim));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchHalted(), new Rejection.MatchHalted());
    }

    @Test
    void whatWasAcceptedBeforeTheHaltIsStillSent() {
        database.overwriteCommit(players.id(), 3, "at", 5L);
        var keep = database.commits(players.id()).get(1);
        rules.receive(players.ask("house"));
        rules.receive(players.record("keep-1", keep.intent()));
        assertThat(rules.events()).containsExactly(keep);
    }

    @Test
    void aMatchThatWasRepairedGoesOnWithItsNextOwner() {
        var sound = database.commits(players.id()).get(1);
        database.overwriteCommit(players.id(), 2, "at", 5L);
        IntentRecord house = players.ask("house");
        rules.receive(house);
        assertThat(rules.rejections()).hasSize(1);
        database.overwrite("commits", "m/2", "text", Canonical.text(sound));
        rules.receive(house);
        assertThat(rules.rejections()).as("not before a judge says so").hasSize(2);
        rules.handOver();
        rules.receive(house);
        assertThat(rules.rejections()).hasSize(2);
        assertThat(database.commits(players.id())).hasSize(4);
    }

    @Test
    void aDamagedSnapshotIsPassedOver() {
        players.play(30, new SplittableRandom(3)).forEach(rules::receive);
        assertThat(database.snapshotVersion(players.id())).isPositive();
        database.overwrite("snapshots", "m", "table", Map.of("turn", 7));
        startAgain(decks);
        rules.receive(players.ask("next"));
        assertThat(rules.rejections()).isEmpty();
        assertThat(rules.store().load(players.id()).orElseThrow().match()).isEqualTo(players.match());
    }
}
