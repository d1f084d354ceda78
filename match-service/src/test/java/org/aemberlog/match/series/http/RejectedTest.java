package org.aemberlog.match.series.http;

import static org.aemberlog.match.series.http.Sides.games;
import static org.aemberlog.match.table.TestDecks.GIANTS;
import static org.aemberlog.match.table.TestDecks.KNIGHTS;
import static org.aemberlog.match.table.TestDecks.SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What cannot be done with a series is said, and changes nothing. */
class RejectedTest extends SeriesHttpTest {

    private record Opening(String name, Object body, String key, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Opening row(String name, Object body) {
        return row(name, body, 400, "malformed");
    }

    private static Opening row(String name, Object body, int status, String type) {
        return new Opening(name, body, null, status, type);
    }

    static Stream<Opening> badOpenings() {
        return Stream.of(
                row("best of none", wanted(0)),
                row("best of two", wanted(2)),
                row("best of eleven", wanted(11)),
                row("best of -1", wanted(-1)),
                row("best of text", wanted(3, "bestOf", "3")),
                row("best of a half", wanted(3, "bestOf", 1.5)),
                row("unknown field", wanted(3, "elo", 1)),
                row("nothing is limited", wanted(3, "clock", Map.of())),
                row("no players", Map.of("bestOf", 3)),
                row("no body", "null"),
                row("no such deck", players(GIANTS, "nobodys", 3), 422, "no-such-deck"),
                row("a deck that is none", players(GIANTS, SHORT, 3), 422, "deck-not-legal"),
                row("another deck is stronger", wanted(3, "handicap", Map.of("stronger", "x"))),
                row("no deck is stronger", wanted(3, "handicap", Map.of())),
                row("another deck is bid for", wanted(3, "bid", Map.of("deck", "x"))),
                row("25 chains", wanted(3, "chains", Map.of("a", 25, "b", 0))),
                row("-1 chains", wanted(3, "chains", Map.of("a", 0, "b", -1))),
                row("chains of one deck", wanted(3, "chains", Map.of("a", 1))),
                row("chains twice", chainedTwice("handicap", Map.of("stronger", GIANTS))),
                row("chains and a bid", chainedTwice("bid", Map.of("deck", GIANTS))),
                row("a name that is none", named(" ")),
                row("a long name", named("x".repeat(41))),
                new Opening("a key that is none", wanted(3), "a b", 400, "malformed"),
                new Opening("a long key", wanted(3), "k".repeat(65), 400, "malformed"));
    }

    private static Object players(String a, String b, int bestOf) {
        return Map.of("players", players(a, b), "bestOf", bestOf);
    }

    private static Object chainedTwice(String field, Object value) {
        var body = wanted(3, field, value);
        body.put("chains", Map.of("a", 1, "b", 0));
        return body;
    }

    private static Object named(String name) {
        var a = Map.of("name", name, "deck", GIANTS);
        var b = Map.of("name", "Julie", "deck", KNIGHTS);
        return wanted(3, "players", Map.of("a", a, "b", b));
    }

    @ParameterizedTest
    @MethodSource("badOpenings")
    void aBadOpeningOpensNothing(Opening opening) {
        int before = referee.sent().size();
        expectProblem(post(opening.body(), opening.key()), opening.status(), opening.type());
        assertThat(referee.sent()).hasSize(before);
    }

    @Test
    void anEvenNumberOfGamesIsNamed() {
        var problem = expectProblem(post(wanted(4), null), 400, "malformed");
        assertThat(problem).containsEntry("detail", "bestOf: expected an odd number from 1 to 9, found 4");
    }

    private record Question(String name, Function<Sides, WebTestClient.ResponseSpec> ask, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Asked after Julie, b, has bid five. */
    static Stream<Question> badQuestions() {
        return Stream.of(
                new Question("not your bid", s -> s.bid("b", 6), 409, "not-your-bid"),
                new Question("not your pass", s -> s.pass("b"), 409, "not-your-bid"),
                new Question("as high", s -> s.bid("a", 5), 409, "bid-not-higher"),
                new Question("lower", s -> s.bid("a", 0), 409, "bid-not-higher"),
                new Question("above 24", s -> s.bid("a", 25), 422, "bid-out-of-range"),
                new Question("below 0", s -> s.bid("a", -1), 422, "bid-out-of-range"),
                new Question("no chains", s -> s.post("a", "/bids", Map.of()), 400, "malformed"),
                new Question("chains of text", s -> s.post("a", "/bids", Map.of("chains", "6")), 400, "malformed"),
                new Question("first player", s -> s.choose("a", "a"), 409, "bidding-open"),
                new Question("no seat", s -> s.choose("a", "c"), 400, "malformed"));
    }

    @ParameterizedTest
    @MethodSource("badQuestions")
    void aBadQuestionChangesNothing(Question question) {
        var series = bidding();
        series.body(series.bid("b", 5));
        var before = series.seen();
        expectProblem(question.ask().apply(series), question.status(), question.type());
        assertThat(series.seen()).isEqualTo(before);
    }

    @Test
    void aRejectionCitesTheRulebook() {
        var series = bidding();
        var problem = expectProblem(series.pass("a"), 409, "nothing-to-pass-on");
        assertThat(problem).containsEntry("section", "Chain Bidding");
    }

    @Test
    void nobodyBidsAfterTheBiddingOrWithoutOne() {
        var settled = bidding();
        settled.body(settled.bid("b", 5));
        settled.body(settled.pass("a"));
        expectProblem(settled.bid("a", 6), 409, "bidding-over");
        var plain = opened(wanted(3));
        expectProblem(plain.bid("a", 6), 422, "no-bidding");
        expectProblem(plain.pass("a"), 422, "no-bidding");
    }

    @Test
    void onlyTheLoserChoosesAndOnlyAfterTheGame() {
        var series = opened(wanted(3));
        expectProblem(series.choose("a", "a"), 409, "game-running");
        series.concede("a");
        var before = series.seen();
        var problem = expectProblem(series.choose("b", "b"), 409, "not-your-choice");
        assertThat(problem).containsEntry("section", "Game Setup");
        assertThat(series.seen()).isEqualTo(before);
        series.body(series.choose("a", "a"));
        expectProblem(series.choose("a", "b"), 409, "game-running");
        assertThat(games(series.seen())).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "nobodys,                          no-such-series",
        "0123456789abcdef0123456789abcdef, no-such-series",
        "a%20b,                            no-such-series",
        "..%2fmatches,                     no-such-resource"
    })
    void anUnknownSeriesIsNone(String id, String problem) {
        var path = URI.create(base() + "/series/" + id);
        expectProblem(http.get().uri(path).exchange(), 404, problem);
    }

    private String base() {
        return "http://localhost:" + environment.getProperty("local.server.port");
    }

    @Test
    void aTokenIsNeeded() {
        var series = bidding();
        var before = series.seen();
        for (var path : List.of("/bids", "/pass", "/first-player")) {
            expectProblem(
                    http.post()
                            .uri("/series/" + series.id() + path)
                            .contentType(MediaType.APPLICATION_JSON)
                            .bodyValue(Map.of("chains", 5))
                            .exchange(),
                    401,
                    "token");
        }
        assertThat(series.seen()).isEqualTo(before);
    }

    @Test
    void aTokenOfSomethingElseIsNoToken() {
        var series = bidding();
        var match = newGame();
        for (var header : List.of("garbage", series.token("a") + "x")) {
            expectProblem(seenWith(series, header), 401, "token");
        }
        expectProblem(seenWith(series, match.token("a")), 403, "no-side");
        expectProblem(seenWith(series, bidding().token("a")), 403, "other-series");
        expectProblem(
                http.get()
                        .uri(match.path("/view"))
                        .headers(headers -> headers.setBearerAuth(series.token("a")))
                        .exchange(),
                403,
                "no-seat");
    }

    private WebTestClient.ResponseSpec seenWith(Sides series, String token) {
        return http.get()
                .uri("/series/" + series.id())
                .headers(headers -> headers.setBearerAuth(token))
                .exchange();
    }
}
