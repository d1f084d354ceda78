package org.aemberlog.match.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.http.HostileWalk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;

/** Whatever somebody sends to any route, it is answered by a problem and changes nothing. */
@TestPropertySource(
        properties = {
            "aemberlog.limits.address.burst=1000000",
            "aemberlog.limits.principal.burst=1000000",
            "aemberlog.previews.burst=100000",
            "aemberlog.talk.burst=100000",
            "aemberlog.presence.claims.burst=100000"
        })
class HostileInputTest extends MatchServiceTest {

    private static final Map<String, Object> PLAYERS = Map.of(
            "a", Map.of("name", "Alice", "deck", TestDecks.GIANTS, "chains", 1),
            "b", Map.of("name", "Bob", "deck", TestDecks.KNIGHTS, "chains", 0));

    private static final String SERIES = "0123456789abcdef";

    @Autowired
    private Tokens tokens;

    private HostileWalk walk;

    @BeforeEach
    void begin() {
        walk = new HostileWalk("http://localhost:" + environment.getProperty("local.server.port"), http);
    }

    private String token(Principal principal) {
        return tokens.issue(principal).orElseThrow();
    }

    @Test
    void whoCreatesSomething() {
        var clock = Map.of("base", 60_000, "increment", 1_000, "round", 600_000);
        var matches =
                Map.of("players", PLAYERS, "clock", clock, "openHands", false, "substitute", true, "nonces", true);
        walk.rejectsBodies("/matches", "", matches);
        var seats = Map.of(
                "a", Map.of("name", "Alice", "deck", TestDecks.GIANTS),
                "b", Map.of("name", "Bob", "deck", TestDecks.KNIGHTS));
        var handicap = Map.of("stronger", TestDecks.GIANTS);
        walk.rejectsBodies("/series", "", Map.of("players", seats, "bestOf", 3, "handicap", handicap));
        walk.rejectsBodies(
                "/series", "", Map.of("players", seats, "bestOf", 3, "bid", Map.of("deck", TestDecks.GIANTS)));
        var chains = Map.of("a", 1, "b", 2);
        walk.rejectsBodies(
                "/invitations",
                "",
                Map.of("name", "Alice", "deck", TestDecks.GIANTS, "bestOf", 1, "listed", true, "chains", chains));
        walk.rejectsBodies("/profiles", "", Map.of("name", "Alice"));
    }

    @Test
    void whoAsksForWhatIsThere() {
        walk.rejectsBodies(
                "/invitations/" + SERIES + "/acceptance", "", Map.of("name", "Alice", "deck", TestDecks.GIANTS));
        walk.rejectsBodies("/profiles/token", "", Map.of("secret", "A".repeat(43)));
        walk.rejectsBodies("/profiles/secret", "", Map.of("secret", "A".repeat(43), "next", "B".repeat(43)));
        var profile = token(Principal.of(new ProfileId("0".repeat(32))));
        walk.rejectsBodies("/profiles/me", profile, Map.of("name", "Alice"));
        var side = token(Principal.siding("Alice", SERIES, Seat.A));
        walk.rejectsBodies("/series/" + SERIES + "/bids", side, Map.of("chains", 3));
        walk.rejectsBodies("/series/" + SERIES + "/first-player", side, Map.of("first", "a"));
    }

    @Test
    void whoPlays() {
        var game = gameInMainStep();
        var seat = game.token(game.decider());
        for (var path : List.of("/intents", "/intents/preview")) {
            walk.rejectsBodies(game.path(path), seat, Map.of("type", "reap", "creature", "x", "expectedVersion", 999));
            walk.rejectsBodies(game.path(path), seat, Map.of("type", "choose", "choice", 1, "picks", List.of(0, 1)));
            walk.rejectsBodies(game.path(path), seat, Map.of("type", "add-nonce", "nonce", "x"));
            walk.rejectsBodies(game.path(path), seat, Map.of("type", "choose-house", "house", "mars"));
        }
        walk.rejectsBodies(game.path("/phrases"), seat, Map.of("phrase", "hello!"));
        walk.rejectsBodies(game.path("/rematch"), seat, Map.of("decks", "same"));
        walk.rejectsBodies(game.path("/claim"), seat, Map.of("outcome", "win", "expectedVersion", 999));
        assertThat(version(game.id())).isEqualTo(4);
    }

    @Test
    void whoJudges() {
        var game = gameInMainStep();
        var judge = token(Principal.official("Judy", Role.JUDGE, Optional.empty()));
        var pool = Map.of("type", "set-pool", "seat", "a", "amount", 3);
        walk.rejectsBodies(
                game.path("/corrections"), judge, Map.of("expectedVersion", 999, "corrections", List.of(pool)));
        walk.rejectsBodies(game.path("/forks"), "", Map.of("version", 2, "bots", Map.of("a", "random")));
        assertThat(version(game.id())).isEqualTo(4);
    }

    @Test
    void whoPractices() {
        var game = gameInMainStep();
        game.accepted(game.ask("a", Map.of("type", "concede")));
        walk.rejectsBodies(game.path("/forks"), "", Map.of("version", 2, "bots", Map.of("a", "random")));
    }

    @Test
    void whoWritesPathsAndQueries() {
        var game = newGame();
        for (var path : List.of(
                "/matches/{id}",
                "/matches/{id}/view",
                "/matches/{id}/intents",
                "/matches/{id}/stream",
                "/matches/{id}/cards",
                "/matches/{id}/talk",
                "/series/{id}",
                "/invitations/{id}",
                "/lib/{id}/x.js",
                "/lib/lit/{id}",
                "/client/{id}")) {
            walk.rejectsPaths(path, game.token("a"));
        }
        walk.rejectsNumbers("/matches?limit=", "");
        walk.rejectsNumbers("/invitations?limit=", "");
        for (var number : List.of("abc", "0x10", "%D9%A1", "1e2", "99999999999999999999")) {
            var path = game.path("/stream?after=" + number);
            expectProblem(
                    http.get()
                            .uri(URI.create("http://localhost:" + environment.getProperty("local.server.port") + path))
                            .headers(headers -> headers.setBearerAuth(game.token("a")))
                            .exchange(),
                    400,
                    "malformed");
        }
        for (var query : List.of("wait=1", "wait=no", "table=on", "foresee=yes")) {
            expectProblem(
                    http.post()
                            .uri(game.path("/intents?" + query))
                            .headers(headers -> headers.setBearerAuth(game.token("a")))
                            .bodyValue(Map.of("type", "keep-hand"))
                            .exchange(),
                    400,
                    "malformed");
        }
        assertThat(version(game.id())).isEqualTo(1);
    }

    /** A stream has no end, but its head has one. */
    @Test
    void whoAsksForTheHeadOfAStream() {
        var game = newGame();
        http.mutate()
                .responseTimeout(Duration.ofSeconds(10))
                .build()
                .head()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(game.token("a")))
                .exchange()
                .expectStatus()
                .isOk()
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.TEXT_EVENT_STREAM);
    }
}
