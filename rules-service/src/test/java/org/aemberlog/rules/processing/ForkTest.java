package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A match for practice begins where a finished one was. */
@OnRealParts
class ForkTest {

    private static final MatchId FORK = new MatchId("fork");

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private void playAndConcede() {
        rules.receive(players.creation());
        rules.receive(players.play(40, new SplittableRandom(7)));
        rules.receive(players.ask("concede", new Concede(Seat.A)));
    }

    private static IntentRecord fork(String id, String from, long version) {
        var fork = new ForkMatch(FORK, new MatchId(from), version, "secret");
        return new IntentRecord(FORK, id, Optional.empty(), fork);
    }

    @Test
    void itBeginsAtTheVersionThatWasNamedAndIsPlayedOn() {
        playAndConcede();
        rules.receive(fork("f", "m", 12));
        var commit = rules.events().getLast();
        assertThat(commit.version()).isEqualTo(1);
        var forked = (MatchForked) commit.events().getFirst();
        var origin = rules.store().loadAt(players.id(), 12).orElseThrow().match();
        assertThat(forked.from()).isEqualTo(players.id());
        assertThat(forked.state()).contains(origin.boundary());
        var seat = rules.store().load(FORK).orElseThrow().match().state().toAct();
        rules.receive(new IntentRecord(FORK, "c", Optional.of(1L), new Concede(seat)));
        assertThat(rules.store().load(FORK).orElseThrow().match().state().winner())
                .contains(seat.opponent());
        assertThat(rules.rejections()).isEmpty();
    }

    @Test
    void aRepeatedRequestMakesOneMatch() {
        playAndConcede();
        rules.receive(fork("f", "m", 5), fork("f", "m", 5));
        rules.receive(fork("g", "m", 5));
        assertThat(database.commits(FORK)).hasSize(1);
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchExists());
    }

    @Test
    void aMatchThatIsNotOverIsNotForked() {
        rules.receive(players.creation());
        rules.receive(fork("f", "m", 1));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchNotOver());
    }

    @Test
    void aMatchThatIsNotThereIsNotForked() {
        rules.receive(fork("f", "nowhere", 1));
        assertThat(rules.reasons()).containsExactly(new Rejection.NoSuchMatch());
    }

    @Test
    void onlyAVersionBeforeTheEndIsForked() {
        playAndConcede();
        long end = players.match().version();
        rules.receive(fork("f", "m", 0), fork("f", "m", end), fork("f", "m", end + 1));
        assertThat(rules.reasons())
                .containsExactly(
                        new Rejection.NoSuchVersion(0),
                        new Rejection.NoSuchVersion(end),
                        new Rejection.NoSuchVersion(end + 1));
        assertThat(database.commits(FORK)).isEmpty();
    }
}
