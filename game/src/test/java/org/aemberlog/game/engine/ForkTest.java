package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.junit.jupiter.api.Test;

/** Matches for practice that begin where another was. */
class ForkTest {

    private final Rules rules = new Rules(TestCards::find);

    private static ForkMatch fork(Match origin) {
        return new ForkMatch(new MatchId("fork"), origin.state().match(), origin.version(), "other");
    }

    private Match forked(Match origin) {
        var accepted = (Decision.Accepted) rules.fork(fork(origin), origin, true);
        assertThat(Match.created(accepted.events())).isEqualTo(accepted.next());
        return accepted.next();
    }

    private Rejection rejected(ForkMatch intent, Match origin, boolean finished) {
        return ((Decision.Rejected) rules.fork(intent, origin, finished)).reason();
    }

    private static Scenario asking() {
        return TestCards.table("alice logos hand [dispel] line [bear] | bob line [guard]");
    }

    @Test
    void theTableIsTheSameAndTheMatchIsItsOwn() {
        var origin = asking().reaps("bear").match();
        var fork = forked(origin);
        assertThat(fork.version()).isEqualTo(1);
        assertThat(fork.state().match()).isEqualTo(new MatchId("fork"));
        assertThat(fork.state().a()).isEqualTo(origin.state().a());
        assertThat(fork.state().chance()).isEqualTo(Chance.of("other"));
        var next = rules.decide(fork, new EndTurn(Seat.A));
        assertThat(next).isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void anActionUnderWayBeginsAnew() {
        var table = asking();
        var before = table.state();
        var fork = forked(table.plays("dispel").match());
        assertThat(fork.atBoundary()).isTrue();
        assertThat(fork.state().a()).isEqualTo(before.a());
    }

    @Test
    void theDiceAreOtherOnesAndPracticeHasNoClock() {
        var control = new TimeControl(Optional.of(60_000L), 0, Optional.empty());
        var origin = Table.inFirstTurn(new Terms(false, Optional.of(control))).match();
        var fork = forked(origin).state();
        assertThat(fork.clock()).isEmpty();
        assertThat(fork.chance().seed()).isEqualTo("other");
    }

    @Test
    void onlyAFinishedMatchIsTakenUpAgainAndNotItsEnd() {
        var table = asking();
        assertThat(rejected(fork(table.match()), table.match(), false)).isEqualTo(new Rejection.MatchNotOver());
        var over = table.asks(new Concede(Seat.A)).match();
        assertThat(rejected(fork(over), over, true)).isEqualTo(new Rejection.NoSuchVersion(over.version()));
    }

    @Test
    void aVersionThatIsNotThereIsNotTakenUp() {
        var origin = asking().match();
        var intent = new ForkMatch(new MatchId("fork"), new MatchId("position"), 99, "other");
        assertThat(rejected(intent, origin, true)).isEqualTo(new Rejection.NoSuchVersion(99));
    }

    @Test
    void aForkedMatchIsThereAlready() {
        var fork = forked(asking().match());
        var decision = (Decision.Rejected) rules.decide(fork, fork(fork));
        assertThat(decision.reason()).isEqualTo(new Rejection.MatchExists());
    }

    @Test
    void viewersSeeNeitherTheSecretNorTheHiddenCards() {
        var origin = asking().match();
        var events = ((Decision.Accepted) rules.fork(fork(origin), origin, true)).events();
        assertThat(Redaction.visibleCreation(events, new Viewer.Spectator()))
                .isEqualTo(List.of(new MatchForked(
                        new MatchId("fork"),
                        new MatchId("position"),
                        1,
                        "",
                        Chance.commitmentTo("other"),
                        Optional.empty())));
    }
}
