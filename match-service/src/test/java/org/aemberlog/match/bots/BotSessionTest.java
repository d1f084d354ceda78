package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import org.aemberlog.game.engine.Match;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.table.Game;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A bot at a table with a person plays after the person's own pace. */
class BotSessionTest extends BotHttpTest {

    private static final Duration USUAL = Duration.ofSeconds(1);
    private static final List<String> TURN = List.of("keep-hand", "choose-house", "end-turn");

    @Autowired
    private BotSessions others;

    @Autowired
    private BotBrain brain;

    @Autowired
    private MatchCache matches;

    @Autowired
    private CommitDispatcher dispatcher;

    private final HandTimer timer = new HandTimer();
    private BotSession session;
    private Game game;
    private volatile long seen;

    @AfterEach
    void goOn() {
        others.start();
    }

    @Test
    void itWaitsLongerForWhoTakesTime() {
        var pause = pauseAfterATurnAt(Duration.ofSeconds(8));

        assertThat(pause).isEqualTo(Duration.ofNanos(1_578_125_000));
        assertAnswersAfter(pause);
    }

    @Test
    void itDoesNotKeepWhoIsQuickWaiting() {
        var pause = pauseAfterATurnAt(Duration.ofMillis(400));

        assertThat(pause).isEqualTo(Duration.ofNanos(710_937_500));
        assertAnswersAfter(pause);
    }

    @Test
    void itKeepsTheUsualPaceForWhoTakesFourTimesAsLong() {
        assertThat(pauseAfterATurnAt(USUAL.multipliedBy(4))).isEqualTo(USUAL);
    }

    /** How long the bot waits after Alice has taken so long for each decision of her first turn. */
    private Duration pauseAfterATurnAt(Duration each) {
        others.stop();
        game = created(against("sensible"));
        session = new BotSession(brain, USUAL, () -> true, _ -> {}, timer);
        dispatcher.listen(moment -> look(moment.after()));
        look(Blocking.first(matches.get(game.id())));
        for (var decision : TURN) {
            letTheBotAnswer();
            timer.pass(each);
            askWhenDue(game, "a", decision);
        }
        return timer.next().orElseThrow();
    }

    /** As often as it is due. */
    private void letTheBotAnswer() {
        for (var pause = timer.next(); pause.isPresent(); pause = timer.next()) {
            answersAfter(pause.get());
        }
    }

    private void assertAnswersAfter(Duration pause) {
        var moment = Duration.ofNanos(1);
        timer.pass(pause.minus(moment));
        assertThat(timer.next()).contains(moment);
        answersAfter(moment);
        assertThat(referee.commits(game.id()).getLast().intentId()).startsWith("bot-b/");
    }

    private void answersAfter(Duration pause) {
        long before = seen;
        timer.pass(pause);
        await().atMost(SOON).until(() -> seen > before);
    }

    private void look(Match match) {
        if (match.state().match().equals(game.id())) {
            session.look(match);
            seen = match.version();
        }
    }
}
