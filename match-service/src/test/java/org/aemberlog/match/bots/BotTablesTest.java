package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Bots play: against each other, against people, after what was lost and after a restart. */
class BotTablesTest extends BotDoorTest {

    @Autowired private BotStore store;
    @Autowired private BotTables tables;
    @Autowired private MeterRegistry meters;

    private void awaitEnd(Game game) {
        await().atMost(SOON).untilAsserted(() -> assertThat(summary(game)).containsKey("winner"));
    }

    private List<BotSeats> open(MatchId match) {
        return store.open(1000).filter(it -> it.match().equals(match)).collectList().block(SOON);
    }

    @Test
    void twoBotsPlayToTheEnd() {
        var game =
                created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        await().atMost(SOON).untilAsserted(() -> assertThat(open(game.id())).isEmpty());
        assertThat(half(summary(game), "a").get("bot")).isEqualTo("sensible");
    }

    @Test
    void eachVersionIsAskedForOnceByTheVersionThatWasSeen() {
        var game =
                created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        var commits = referee.commits(game.id());
        for (var commit : commits.subList(1, commits.size())) {
            assertThat(commit.intentId()).matches("bot-[ab]-" + (commit.version() - 1));
        }
    }

    @Test
    void aBotWaitsForItsOpponent() {
        var game = created(against("sensible"));
        askWhenDue(game, "a", "keep-hand");
        askWhenDue(game, "a", "choose-house");
        askWhenDue(game, "a", "end-turn");
        askWhenDue(game, "a", "choose-house");
        var bots =
                referee.commits(game.id()).stream()
                        .map(Commit::intentId)
                        .filter(id -> id.startsWith("bot-b-"));
        assertThat(bots.count()).isPositive();
    }

    @Test
    void aBotAddsANonceOfItsOwn() {
        var body = against("sensible");
        body.put("nonces", true);
        var game = created(body);
        await().atMost(SOON)
                .untilAsserted(
                        () ->
                                assertThat(referee.commits(game.id()))
                                        .anyMatch(commit -> commit.intent() instanceof AddNonce));
        var added = (AddNonce) referee.commits(game.id()).getLast().intent();
        assertThat(added.seat()).isEqualTo(Seat.B);
        assertThat(added.nonce()).hasSize(16);
        game.accepted(game.ask("a", Map.of("type", "add-nonce", "nonce", "mine")));
        askWhenDue(game, "a", "keep-hand");
    }

    @Test
    void aBotLetsItsOpponentTakeBack() {
        var game = created(against("sensible"));
        askWhenDue(game, "a", "keep-hand");
        askWhenDue(game, "a", "choose-house");
        game.accepted(game.ask("a", Map.of("type", "ask-takeback")));
        askWhenDue(game, "a", "choose-house");
        assertThat(referee.commits(game.id()).getLast().intentId()).doesNotStartWith("bot");
    }

    @Test
    void practiceAgainstABotBeginsWhereAMatchWas() {
        var game =
                created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        var wanted = Map.of("version", 4, "bots", Map.of("b", "sensible"));
        var fork = game(post(game.path("/forks"), wanted, null));
        assertThat(fork.token("a")).isNotBlank();
        assertThat(fork.token("b")).isNull();
        assertThat(half(summary(fork), "b").get("bot")).isEqualTo("sensible");
        await().atMost(SOON).untilAsserted(() -> assertThat(legal(fork, "a")).isNotEmpty());
        if (legal(fork, "a").contains(endTurn())) {
            askWhenDue(fork, "a", "end-turn");
        }
        askWhenDue(fork, "a", "choose-house");
        assertThat(referee.commits(fork.id()))
                .anyMatch(commit -> commit.intentId().startsWith("bot-b-"));
    }

    private static Map<String, Object> endTurn() {
        return Map.of("type", "end-turn", "seat", "a");
    }

    /** Bots are seated and nobody here has taken their match up, as after a restart. */
    private Game leftOver() {
        var people = match(person("Alice", TestDecks.GIANTS), person("Bob", TestDecks.KNIGHTS));
        var game = created(people);
        game.keepHands();
        var bots = Map.of(Seat.A, "sensible", Seat.B, "random");
        store.keep(new BotSeats(game.id(), bots, Instant.now())).block(SOON);
        return game;
    }

    @Test
    void aMatchLeftByARestartGoesOn() {
        var game = leftOver();
        tables.lookAgain();
        awaitEnd(game);
    }

    @Test
    void whatCouldNotBeSentIsSentLater() {
        var game = leftOver();
        var notSent = meters.counter("aemberlog.intents", "outcome", "not-sent");
        double before = notSent.count();
        referee.goAway();
        tables.lookAgain();
        await().atMost(SOON).until(() -> notSent.count() > before);
        assertThat(referee.commits(game.id())).hasSize(3);
        referee.comeBack();
        await().atMost(SOON)
                .untilAsserted(
                        () -> {
                            tables.lookAgain();
                            assertThat(summary(game)).containsKey("winner");
                        });
    }

    @Test
    void aMatchThatWasNeverCreatedIsForgotten() {
        var match = new MatchId("never-created");
        var longAgo = Instant.now().minus(Duration.ofHours(1));
        store.keep(new BotSeats(match, Map.of(Seat.A, "random"), longAgo)).block(SOON);
        tables.lookAgain();
        assertThat(store.find(match).blockOptional(SOON)).isEmpty();
    }

    @Test
    void aMatchThatNobodyEndsIsGivenUp() {
        var game = created(against("sensible"));
        assertThat(open(game.id())).hasSize(1);
        var other = newGame();
        var longAgo = Instant.now().minus(Duration.ofDays(8));
        store.keep(new BotSeats(other.id(), Map.of(Seat.A, "random"), longAgo)).block(SOON);
        tables.lookAgain();
        assertThat(open(other.id())).isEmpty();
        assertThat(open(game.id())).hasSize(1);
    }
}
