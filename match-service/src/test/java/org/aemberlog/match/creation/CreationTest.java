package org.aemberlog.match.creation;

import static org.aemberlog.match.table.TestDecks.GIANTS;
import static org.aemberlog.match.table.TestDecks.KNIGHTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.table.DeckDesk;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

class CreationTest extends MatchServiceTest {

    @Test
    void aMatchIsCreatedWithATokenForEachSeatAndForSpectators() {
        var game = newGame();
        assertThat(version(game.id())).isEqualTo(1);
        for (var who : new String[] {"a", "b", "spectator"}) {
            assertThat(game.get(who, "/view")).containsEntry("version", 1);
        }
    }

    @Test
    void aSeedThatIsNotChosenIsSecretAndDifferentEachTime() {
        var body = wanted(GIANTS, KNIGHTS);
        body.remove("seed");
        assertThat(seedOf(created(body, null))).hasSize(64).isNotEqualTo(seedOf(created(body, null)));
    }

    private String seedOf(MatchId match) {
        return ((CreateMatch) referee.commits(match).getFirst().intent()).seed();
    }

    @Test
    void theSameKeyGivesTheSameMatch() {
        var body = wanted(GIANTS, KNIGHTS);
        body.remove("seed");
        var first = created(body, "the-same-key");
        assertThat(created(body, "the-same-key")).isEqualTo(first);
        assertThat(version(first)).isEqualTo(1);
        assertThat(created(body, "another-key")).isNotEqualTo(first);
    }

    @Test
    void theSameKeyGivesTheSameMatchAlsoLater() {
        var body = wanted(GIANTS, KNIGHTS);
        var first = created(body, "asked-again-later");
        var game = again(body, "asked-again-later");
        game.keepHands();
        assertThat(created(body, "asked-again-later")).isEqualTo(first);
        assertThat(game.get("a", "/view")).containsEntry("version", 3);
    }

    @Test
    void theSameKeyWithAnotherBodyIsRejected() {
        var match = created(wanted(GIANTS, KNIGHTS), "used-twice");
        var other = post(wanted(KNIGHTS, GIANTS), "used-twice");
        expectProblem(other, 409, "intent-id-reused");
        assertThat(version(match)).isEqualTo(1);
    }

    @Test
    void aDeckThatIsNoDeckIsRejectedByTheRules() {
        var problem = expectProblem(post(wanted(GIANTS, TestDecks.SHORT), null), 422, "deck-not-legal");
        assertThat(problem).containsEntry("section", "Houses").containsEntry("version", 0);
        assertThat(referee.commits(referee.sent().getLast().match())).isEmpty();
    }

    @Test
    void nothingIsCreatedWhileTheRulesCannotBeReached() {
        referee.goAway();
        expectProblem(post(wanted(GIANTS, KNIGHTS), "lost"), 503, "rules-unreachable");
        referee.comeBack();
        assertThat(version(created(wanted(GIANTS, KNIGHTS), "lost"))).isEqualTo(1);
    }

    private record Row(String name, Object body, String key, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Row> badInput() {
        return Stream.of(
                row("unknown deck", wanted(GIANTS, "nobodys"), 422, "no-such-deck"),
                row("a path as a deck", wanted(GIANTS, "../cards"), 422, "no-such-deck"),
                row("decks broken", wanted(GIANTS, DeckDesk.BROKEN), 503, "decks-unreachable"),
                row("decks talk nonsense", wanted(GIANTS, DeckDesk.NONSENSE), 503, "decks-unreachable"),
                row("blank name", player(Map.of("name", " ", "deck", GIANTS))),
                row("long name", player(Map.of("name", "x".repeat(41), "deck", GIANTS))),
                row("25 chains", player(Map.of("name", "A", "deck", GIANTS, "chains", 25))),
                row("-1 chains", player(Map.of("name", "A", "deck", GIANTS, "chains", -1))),
                row("chains of text", player(Map.of("name", "A", "deck", GIANTS, "chains", "1"))),
                row("no deck", player(Map.of("name", "A"))),
                row("unknown field", player(Map.of("name", "A", "deck", GIANTS, "elo", 1))),
                row("no players", Map.of()),
                row("empty seed", seed("")),
                row("long seed", seed("x".repeat(129))),
                row("malformed JSON", "{\"players\": {\"a\" }"),
                row("a field twice", "{\"seed\": \"a\", \"seed\": \"b\"}"),
                row("a list", "[]"),
                row("null", "null"),
                row("two documents", "{} {}"),
                new Row("a key that is none", wanted(GIANTS, KNIGHTS), "a b", 400, "malformed"),
                new Row("a long key", wanted(GIANTS, KNIGHTS), "k".repeat(65), 400, "malformed"),
                row("oversized", seed("x".repeat(70_000)), 413, "body-too-large"));
    }

    private static Row row(String name, Object body) {
        return row(name, body, 400, "malformed");
    }

    private static Row row(String name, Object body, int status, String type) {
        return new Row(name, body, null, status, type);
    }

    private static Object player(Map<String, Object> a) {
        return Map.of("players", Map.of("a", a, "b", Map.of("name", "Bob", "deck", KNIGHTS)));
    }

    private static Object seed(String seed) {
        var body = wanted(GIANTS, KNIGHTS);
        body.put("seed", seed);
        return body;
    }

    @ParameterizedTest
    @MethodSource("badInput")
    void badInputCreatesNothing(Row row) {
        int before = referee.sent().size();
        expectProblem(post(row.body(), row.key()), row.status(), row.type());
        assertThat(referee.sent()).hasSize(before);
    }

    @Test
    void malformedJsonIsLocated() {
        var problem = expectProblem(post("{\"players\":\n  oops}", null), 400, "malformed");
        assertThat((String) problem.get("detail")).contains("line 2, column ");
    }

    @Test
    void anUnknownFieldIsNamed() {
        var body = player(Map.of("name", "A", "deck", GIANTS, "elo", 1));
        var problem = expectProblem(post(body, null), 400, "malformed");
        assertThat((String) problem.get("detail")).startsWith("players.a.elo: ");
    }

    @Test
    void aBodyIsNeeded() {
        var answer = http.post()
                .uri("/matches")
                .contentType(MediaType.APPLICATION_JSON)
                .exchange();
        expectProblem(answer, 400, "malformed");
    }

    @Test
    void onlyJsonIsRead() {
        var answer = http.post()
                .uri("/matches")
                .contentType(MediaType.TEXT_PLAIN)
                .bodyValue("a match, please")
                .exchange();
        expectProblem(answer, 415, "unsupported-media-type");
    }

    private MatchId created(Object body, String key) {
        return again(body, key).id();
    }

    private Game again(Object body, String key) {
        return game(post(body, key));
    }

    private WebTestClient.ResponseSpec post(Object body, String key) {
        return http.post()
                .uri("/matches")
                .contentType(MediaType.APPLICATION_JSON)
                .headers(headers -> {
                    if (key != null) {
                        headers.set("Idempotency-Key", key);
                    }
                })
                .bodyValue(body)
                .exchange();
    }
}
