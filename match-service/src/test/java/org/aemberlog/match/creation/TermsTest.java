package org.aemberlog.match.creation;

import static org.aemberlog.match.table.Game.objects;
import static org.aemberlog.match.table.TestDecks.GIANTS;
import static org.aemberlog.match.table.TestDecks.KNIGHTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Chance;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What players agree on for a match: nonces and clocks. */
class TermsTest extends MatchServiceTest {

    private static final Map<String, Object> BLITZ = Map.of("base", 60_000, "increment", 5_000, "round", 600_000);

    private Game created(String field, Object value) {
        var body = wanted(GIANTS, KNIGHTS);
        body.put(field, value);
        return game(http.post().uri("/matches").bodyValue(body).exchange());
    }

    private static Map<String, Object> nonce(String nonce) {
        return Map.of("type", "add-nonce", "nonce", nonce);
    }

    private static Map<?, ?> table(Game game, String who) {
        return (Map<?, ?>) game.get(who, "/view").get("table");
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    private static void assertMayAddANonce(Game game, String seat) {
        assertThat(objects(game.get(seat, "/intents").get("intents")))
                .containsExactly(Map.of("type", "add-nonce", "seat", seat, "nonce", ""));
    }

    @Test
    void withoutAWordBothPlayersAddANonceInAnyOrder() {
        var body = wanted(GIANTS, KNIGHTS);
        body.remove("nonces");
        var game = game(http.post().uri("/matches").bodyValue(body).exchange());
        assertMayAddANonce(game, "a");
        assertMayAddANonce(game, "b");
        expectProblem(game.ask("a", Map.of("type", "keep-hand")), 409, "nonce-missing");
        game.accepted(game.ask("b", nonce("from-Bob")));
        assertThat(objects(game.get("b", "/intents").get("intents"))).isEmpty();
        assertMayAddANonce(game, "a");
        assertThat(game.get("a", "")).containsEntry("nonces", Map.of("b", "from-Bob"));
        expectProblem(game.ask("b", nonce("again")), 409, "nonce-not-wanted");
        game.accepted(game.ask("a", nonce("")));
        game.keepHands();
        var commitment = Chance.commitmentTo("a seed for tests");
        for (var seen : List.of(game.get("a", ""), table(game, "b"), table(game, "spectator"))) {
            assertThat(seen.get("nonces")).isEqualTo(Map.of("a", "", "b", "from-Bob"));
            assertThat(seen.get("commitment")).isEqualTo(commitment);
        }
    }

    @Test
    void aMatchWithoutNoncesHasACommitmentOnly() {
        var seen = newGame().get("a", "");
        assertThat(seen)
                .containsEntry("commitment", Chance.commitmentTo("a seed for tests"))
                .doesNotContainKeys("nonces", "clock", "takeback");
    }

    @Test
    void aChosenSeedIsSaidToAllWhoLook() {
        for (var seen : seenByAll(newGame())) {
            assertThat(seen.get("chosenSeed")).isEqualTo(true);
        }
    }

    @Test
    void aSeedThatTheServerChoseIsNotCalledChosen() {
        var body = wanted(GIANTS, KNIGHTS);
        body.remove("seed");
        var game = game(http.post().uri("/matches").bodyValue(body).exchange());
        for (var seen : seenByAll(game)) {
            assertThat(seen.get("chosenSeed")).isNotEqualTo(true);
        }
    }

    @Test
    void nobodySaysOfAMatchThatItsSeedIsChosenOrNot() {
        var body = wanted(GIANTS, KNIGHTS);
        body.put("chosenSeed", false);
        int before = referee.sent().size();
        expectProblem(http.post().uri("/matches").bodyValue(body).exchange(), 400, "malformed");
        assertThat(referee.sent()).hasSize(before);
    }

    private List<Map<?, ?>> seenByAll(Game game) {
        return List.of(game.get("a", ""), table(game, "a"), table(game, "b"), table(game, "spectator"));
    }

    @Test
    void theClockIsSeenByAll() {
        var game = created("clock", BLITZ);
        var running = game.decider();
        referee.pass(10_000);
        game.askFirst("keep-hand");
        for (var seen : List.of(game.get("a", ""), table(game, "b"), table(game, "spectator"))) {
            var clock = map(seen.get("clock"));
            assertThat(((Number) clock.get(running)).longValue()).isBetween(49_000L, 50_000L);
            assertThat(clock.get("running")).isEqualTo(running.equals("a") ? "b" : "a");
            assertThat(((Number) clock.get("roundEnds")).longValue())
                    .isGreaterThan(((Number) clock.get("at")).longValue());
        }
    }

    @Test
    void whoeverHasNoTimeLeftLosesWhenThePlatformSaysSo() {
        var game = created("clock", Map.of("base", 60_000));
        var slow = game.decider();
        referee.pass(60_000);
        expectProblem(game.ask(slow, Map.of("type", "keep-hand")), 409, "time-is-up");
        referee.ask(new IntentRecord(game.id(), "time-1", Optional.empty(), new CallTime()));
        Awaitility.await()
                .untilAsserted(
                        () -> assertThat(game.get("a", "")).containsEntry("winner", slow.equals("a") ? "b" : "a"));
    }

    @Test
    void nobodyCallsTimeFromOutside() {
        var game = created("clock", BLITZ);
        int before = referee.sent().size();
        expectProblem(game.ask("a", Map.of("type", "call-time")), 400, "malformed");
        assertThat(referee.sent()).hasSize(before);
    }

    private record Row(String name, String field, Object value) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Row> badTerms() {
        return Stream.of(
                new Row("nothing is limited", "clock", Map.of()),
                new Row("an increment to nothing", "clock", Map.of("increment", 5_000)),
                new Row("an increment to a round", "clock", Map.of("round", 60_000, "increment", 5_000)),
                new Row("a blink", "clock", Map.of("base", 999)),
                new Row("two days", "clock", Map.of("round", 172_800_000)),
                new Row("time given back", "clock", Map.of("base", 60_000, "increment", -1)),
                new Row("a time of text", "clock", Map.of("base", "60000")),
                new Row("half a millisecond", "clock", Map.of("base", 60_000.5)),
                new Row("an unknown limit", "clock", Map.of("base", 60_000, "turn", 1)),
                new Row("a clock of text", "clock", "fast"),
                new Row("nonces of text", "nonces", "yes"));
    }

    @ParameterizedTest
    @MethodSource("badTerms")
    void termsThatCannotBeCreateNothing(Row row) {
        var body = wanted(GIANTS, KNIGHTS);
        body.put(row.field(), row.value());
        int before = referee.sent().size();
        expectProblem(http.post().uri("/matches").bodyValue(body).exchange(), 400, "malformed");
        assertThat(referee.sent()).hasSize(before);
    }
}
