package org.aemberlog.match.intents;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

class IntentsTest extends MatchServiceTest {

    private static final Map<String, Object> CONCEDE = Map.of("type", "concede");
    private static final Map<String, Object> KEEP = Map.of("type", "keep-hand");

    @Autowired
    private MeterRegistry meters;

    @Test
    void onlyTheSeatThatDecidesHasLegalIntents() {
        var game = newGame();
        assertThat(game.legal()).contains(KEEP, Map.of("type", "mulligan"));
        assertThat(objects(game.get(game.other(), "/intents").get("intents"))).isEmpty();
    }

    @Test
    void everyLegalIntentNamesItsSeat() {
        var game = gameInMainStep();
        var seat = game.decider();
        assertThat(objects(game.get(seat, "/intents").get("intents")))
                .isNotEmpty()
                .allSatisfy(intent -> assertThat(intent).containsEntry("seat", seat));
    }

    @Test
    void aChoiceIsOfferedToWhomItWaitsForAndToNobodyElse() {
        var game = gameWithChoice();
        assertThat(game.get(game.decider(), "/intents").get("choice")).isNotNull();
        assertThat(game.get(game.other(), "/intents")).doesNotContainKey("choice");
        game.askFirst("choose");
        assertThat(game.get(game.decider(), "/intents").get("choice")).isNull();
    }

    @Test
    void aChoiceIsSaidInTheSameWordsWhereverItIsShown() {
        var game = gameWithChoice();
        var asked = game.get(game.decider(), "/intents").get("question");
        assertThat(asked)
                .asInstanceOf(InstanceOfAssertFactories.map(String.class, Object.class))
                .containsEntry("options", List.of("Left flank", "Right flank"))
                .containsKey("source");
        for (var seat : List.of("a", "b")) {
            var table = (Map<?, ?>) game.get(seat, "/view").get("table");
            assertThat(table.get("question")).isEqualTo(asked);
        }
        assertThat(game.get(game.other(), "/intents")).doesNotContainKey("question");
        assertThat(game.askFirst("choose")).doesNotContainKey("question");
    }

    /** A match that waits to hear on which flank a second creature enters. */
    private Game gameWithChoice() {
        var game = gameInMainStep();
        game.askFirst("play-card");
        game.askFirst("end-turn");
        game.askFirst("choose-house");
        game.askFirst("play-card");
        game.askFirst("play-card");
        return game;
    }

    @Test
    void anAcceptedIntentIsAnsweredWithTheEventsAndNamesItsSeatMaySee() {
        var game = gameInMainStep();
        var answer = game.askFirst("play-card");
        assertThat(answer).containsEntry("version", 5);
        assertThat(objects(answer.get("events")))
                .extracting(event -> event.get("type"))
                .startsWith("card-played.v1");
        assertThat(game.get(game.decider(), "/view")).containsEntry("version", 5);
        assertThat(((Map<?, ?>) answer.get("names"))).hasSize(1);
    }

    @Test
    void anIntentCanBeSentWithoutWaiting() {
        var game = newGame();
        referee.hold();
        http.post()
                .uri(game.path("/intents?wait=false"))
                .headers(headers -> headers.setBearerAuth(game.token(game.decider())))
                .header("Idempotency-Key", "later")
                .bodyValue(KEEP)
                .exchange()
                .expectStatus()
                .isAccepted()
                .expectBody()
                .json("{\"intentId\": \"later\"}");
        assertThat(version(game.id())).isEqualTo(1);
        referee.release();
        Awaitility.await().untilAsserted(() -> assertThat(version(game.id())).isEqualTo(2));
    }

    @Test
    void anIntentThatTakesLongCanBeAskedForAgain() {
        var game = newGame();
        var seat = game.decider();
        referee.hold();
        var problem = expectProblem(game.ask(seat, KEEP, "slow-1"), 504, "still-on-its-way");
        assertThat((String) problem.get("detail")).contains("'slow-1'");
        referee.release();
        assertThat(game.accepted(game.ask(seat, KEEP, "slow-1"))).containsEntry("version", 2);
        assertThat(version(game.id())).isEqualTo(2);
    }

    @Test
    void whatOnePlayerCallsAnIntentIsNoIdOfTheOthersOrOfThePlatform() {
        var game = newGame();
        var seat = game.decider();
        game.accepted(game.ask(seat, KEEP, "time-1"));
        game.accepted(game.ask(game.decider(), KEEP, "time-1"));
        assertThat(referee.commits(game.id()))
                .extracting(Commit::intentId)
                .contains("seat-a/time-1", "seat-b/time-1")
                .doesNotContain(IntentId.clock("time", 1).value());
        for (var key : List.of("clock/time-1", "bot-b/1", "seat-b/x", "series/begin", "/", "")) {
            expectProblem(game.ask(game.decider(), CONCEDE, key), 400, "malformed");
        }
    }

    @Test
    void theSameKeyTwiceHasItsEffectOnceAndTheSameAnswer() {
        var game = gameInMainStep();
        var seat = game.decider();
        var play = game.firstLegal("play-card");
        var first = game.accepted(game.ask(seat, play, "once"));
        game.askFirst("end-turn");
        assertThat(game.accepted(game.ask(seat, play, "once"))).isEqualTo(first);
        assertThat(version(game.id())).isEqualTo(6);
    }

    @Test
    void theSameKeyTwiceAtOnceHasItsEffectOnceAndTheSameAnswer() {
        var game = newGame();
        var seat = game.decider();
        referee.hold();
        var answers = Stream.of(1, 2)
                .map(i -> supply(() -> game.accepted(game.ask(seat, KEEP, "both"))))
                .toList();
        awaitSent(game, 3);
        referee.release();
        assertThat(answers)
                .extracting(CompletableFuture::join)
                .hasSize(2)
                .containsOnly(answers.getFirst().join());
        assertThat(version(game.id())).isEqualTo(2);
    }

    @Test
    void theSameKeyWithAnotherBodyIsRejected() {
        var game = newGame();
        game.accepted(game.ask(game.decider(), KEEP, "k"));
        var seat = game.other();
        expectProblem(game.ask(seat, CONCEDE, "k"), 409, "intent-id-reused");
        assertThat(version(game.id())).isEqualTo(2);
    }

    @Test
    void theSameKeyWithAnotherBodyIsRejectedAlsoWhileTheFirstWaits() {
        var game = newGame();
        var seat = game.decider();
        referee.hold();
        var first = supply(() -> game.accepted(game.ask(seat, KEEP, "k")));
        awaitSent(game, 2);
        expectProblem(game.ask(seat, CONCEDE, "k"), 409, "intent-id-reused");
        awaitSent(game, 2);
        referee.release();
        assertThat(first.join()).containsEntry("version", 2);
    }

    @Test
    void aKeyOfTheOtherSeatIsAnotherKey() {
        var game = newGame();
        var seat = game.decider();
        var other = game.other();
        game.accepted(game.ask(seat, KEEP, "k"));
        game.accepted(game.ask(other, KEEP, "k"));
        assertThat(version(game.id())).isEqualTo(3);
    }

    @Test
    void whileTheRulesCannotBeReachedThePrincipalIsTold() {
        var game = newGame();
        var seat = game.decider();
        referee.goAway();
        expectProblem(game.ask(seat, KEEP, "k"), 503, "rules-unreachable");
        referee.comeBack();
        assertThat(game.accepted(game.ask(seat, KEEP, "k"))).containsEntry("version", 2);
    }

    @Test
    void outcomesAreCounted() {
        var accepted = counted("accepted");
        var rejected = counted("rejected");
        var game = newGame();
        game.askFirst("keep-hand");
        expectProblem(game.ask(game.decider(), Map.of("type", "end-turn")), 409, "wrong-step");
        assertThat(counted("accepted") - accepted).isEqualTo(2);
        assertThat(counted("rejected") - rejected).isEqualTo(1);
        assertThat(meters.get("aemberlog.intent.wait").timer().count()).isPositive();
    }

    private double counted(String outcome) {
        return meters.counter("aemberlog.intents", "outcome", outcome).count();
    }

    private record Row(String name, Function<Game, WebTestClient.ResponseSpec> ask, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Row row(String name, Object body, int status, String type) {
        return new Row(name, game -> game.ask(game.decider(), body), status, type);
    }

    /** What never reaches the rules. */
    static Stream<Row> misshapen() {
        return Stream.of(
                row("no such intent", Map.of("type", "win"), 400, "malformed"),
                row("no type", Map.of("card", 1), 400, "malformed"),
                row("creating a match", Map.of("type", "create-match"), 400, "malformed"),
                row("a seat", Map.of("type", "concede", "seat", "a"), 400, "malformed"),
                row("unknown field", Map.of("type", "concede", "why", "x"), 400, "malformed"),
                row("missing field", Map.of("type", "play-card"), 400, "malformed"),
                row("a card of text", card("play-card", "seven"), 400, "malformed"),
                row("half a card", card("play-card", 1.5), 400, "malformed"),
                row("a card beyond all", card("play-card", 200), 400, "malformed"),
                row("a version of text", version("one"), 400, "malformed"),
                row("half a version", version(1.5), 400, "malformed"),
                row("a version that no JSON reader holds", version(1L << 53), 400, "malformed"),
                row("malformed JSON", "{\"type\": \"concede\"", 400, "malformed"),
                row("a list", List.of(CONCEDE), 400, "malformed"),
                row("oversized", version("x".repeat(70_000)), 413, "body-too-large"),
                new Row("a key that is none", game -> game.ask("a", CONCEDE, "ä"), 400, "malformed"),
                new Row("a spectator", game -> game.ask("spectator", CONCEDE), 403, "spectators-only-watch"));
    }

    private static Map<String, Object> card(String type, Object card) {
        return Map.of("type", type, "card", card);
    }

    private static Map<String, Object> version(Object expected) {
        return Map.of("type", "concede", "expectedVersion", expected);
    }

    @ParameterizedTest
    @MethodSource("misshapen")
    void whatIsMisshapenIsNotSent(Row row) {
        var game = gameInMainStep();
        int before = referee.sent().size();
        expectProblem(row.ask().apply(game), row.status(), row.type());
        assertThat(referee.sent()).hasSize(before);
    }

    /** What the rules reject. */
    static Stream<Row> rejected() {
        return Stream.of(
                row("a card of the other deck", foreignCard(), 409, "card-not-in-hand"),
                row("a card that no deck has", card("play-card", 99), 409, "card-not-in-hand"),
                row("a hidden card", card("play-card", -1), 409, "card-not-in-hand"),
                row("a creature not there", creature(50), 409, "card-not-controlled"),
                row("an action not there", card("use-action", 99), 409, "card-not-controlled"),
                row("a choice not there", choose(7, 0), 409, "no-such-choice"),
                row("the wrong step", KEEP, 409, "wrong-step"),
                row("a stale version", version(2), 409, "stale-version"),
                row("a version to come", version(99), 409, "stale-version"),
                new Row(
                        "another's turn",
                        game -> game.ask(game.other(), Map.of("type", "end-turn")),
                        409,
                        "not-your-turn"));
    }

    private static Map<String, Object> foreignCard() {
        return card("discard-card", 150);
    }

    private static Map<String, Object> creature(int number) {
        return Map.of("type", "reap", "creature", number);
    }

    private static Map<String, Object> choose(int choice, int... picks) {
        return Map.of("type", "choose", "choice", choice, "picks", picks);
    }

    @ParameterizedTest
    @MethodSource("rejected")
    void whatTheRulesRejectChangesNothing(Row row) {
        var game = gameInMainStep();
        var before = game.get("a", "/view");
        var problem = expectProblem(row.ask().apply(game), row.status(), row.type());
        assertThat(problem).containsEntry("version", 4);
        assertThat((String) problem.get("section")).isNotBlank();
        assertThat(game.get("a", "/view")).isEqualTo(before);
        assertThat(version(game.id())).isEqualTo(4);
    }

    /** What the rules reject while a choice waits. */
    static Stream<Row> rejectedWhileAChoiceWaits() {
        return Stream.of(
                row("something else", Map.of("type", "end-turn"), 409, "choice-pending"),
                row("another choice", choose(99, 0), 409, "no-such-choice"),
                row("an option not there", choose(1, 9), 422, "picks-not-offered"),
                row("an option below zero", choose(1, -1), 422, "picks-not-offered"),
                row("no option", choose(1), 422, "picks-not-offered"),
                row("an option twice", choose(1, 0, 0), 422, "picks-not-offered"));
    }

    @ParameterizedTest
    @MethodSource("rejectedWhileAChoiceWaits")
    void wrongAnswersChangeNothing(Row row) {
        var game = gameWithChoice();
        var before = game.get("a", "/view");
        expectProblem(row.ask().apply(game), row.status(), row.type());
        assertThat(game.get("a", "/view")).isEqualTo(before);
    }

    @Test
    void afterTheEndNothingCanBeDone() {
        var game = newGame();
        game.accepted(game.ask("b", CONCEDE));
        assertThat(objects(game.get("a", "/intents").get("intents"))).isEmpty();
        expectProblem(game.ask("a", CONCEDE), 409, "match-over");
        assertThat(game.get("a", "")).containsEntry("winner", "a");
    }

    @Test
    void onlyJsonIsRead() {
        var game = newGame();
        var answer = http.post()
                .uri(game.path("/intents"))
                .headers(headers -> headers.setBearerAuth(game.token("a")))
                .contentType(MediaType.APPLICATION_XML)
                .bodyValue("<concede/>")
                .exchange();
        expectProblem(answer, 415, "unsupported-media-type");
    }

    private void awaitSent(Game game, long intents) {
        Awaitility.await()
                .untilAsserted(() -> assertThat(referee.sent())
                        .filteredOn(sent -> sent.match().equals(game.id()))
                        .hasSize((int) intents));
    }

    private static <T> CompletableFuture<T> supply(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, Thread::startVirtualThread);
    }
}
