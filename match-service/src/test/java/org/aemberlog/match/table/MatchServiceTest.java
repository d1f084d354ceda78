package org.aemberlog.match.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.parts.MongoOfService;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.core.env.Environment;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.netty.DisposableServer;
import tools.jackson.databind.json.JsonMapper;

/** A test of the service over HTTP. Matches are dealt from a chosen seed. */
@OnRealParts
@SpringBootTest(
        classes = {TestApplication.class, MongoOfService.class},
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.config.name=match-service",
            "server.shutdown=immediate",
            "management.endpoint.health.validate-group-membership=false",
            "aemberlog.matches.chosen-seeds=true",
            "aemberlog.intents.wait=2s",
            "aemberlog.series.retry-after=1h",
            "aemberlog.bots.pause=0ms",
            "aemberlog.creation.address.burst=100000",
            "aemberlog.creation.principal.burst=100000",
            "aemberlog.creation.open=100000",
            "aemberlog.profiles.address.burst=100000",
            "aemberlog.bots.poll-interval=1h",
            "aemberlog.streams.per-seat=3",
            "aemberlog.streams.per-address=6",
            "aemberlog.streams.heartbeat=200ms"
        })
public abstract class MatchServiceTest {

    protected static final byte[] SECRET = "a secret of at least 32 bytes for tests".getBytes();
    protected static final Duration SOON = Duration.ofSeconds(20);

    private static final DisposableServer DECKS = DeckDesk.open(new TestDecks());

    @Autowired
    protected Referee referee;

    @Autowired
    protected Environment environment;

    protected WebTestClient http;
    protected final JsonMapper json = new JsonMapper();

    @DynamicPropertySource
    static void surroundings(DynamicPropertyRegistry properties) {
        properties.add("aemberlog.deck-service.url", () -> "http://localhost:" + DECKS.port());
        properties.add("aemberlog.tokens.secret", () -> Base64.getEncoder().encodeToString(SECRET));
    }

    @BeforeEach
    void connect() {
        http = TestClient.at("http://localhost:" + environment.getProperty("local.server.port"))
                .build();
    }

    @AfterEach
    void letGo() {
        referee.comeBack();
        referee.release();
    }

    /** What POST /matches is asked; the n-th seed deals the n-th cards. */
    protected static Map<String, Object> wanted(String deckA, String deckB) {
        var body = new LinkedHashMap<String, Object>();
        body.put(
                "players",
                Map.of(
                        "a", Map.of("name", "Alice", "deck", deckA),
                        "b", Map.of("name", "Bob", "deck", deckB)));
        body.put("seed", "a seed for tests");
        body.put("nonces", false);
        return body;
    }

    /** A new match. */
    protected Game newGame() {
        return game(http.post()
                .uri("/matches")
                .bodyValue(wanted(TestDecks.GIANTS, TestDecks.KNIGHTS))
                .exchange());
    }

    /** The match that was created. */
    protected Game game(WebTestClient.ResponseSpec created) {
        var body = created.expectStatus().isCreated().expectBody(byte[].class).returnResult();
        return new Game(http, json, body.getResponseBody());
    }

    /** A new match in the main step of its first turn. */
    protected Game gameInMainStep() {
        var game = newGame();
        game.keepHands();
        game.askFirst("choose-house");
        return game;
    }

    protected long version(MatchId match) {
        return referee.commits(match).size();
    }

    /** Whether the answer is the problem document of this type. */
    protected Map<String, Object> expectProblem(WebTestClient.ResponseSpec answer, int status, String type) {
        var result = answer.expectBody(byte[].class).returnResult();
        assertThat(result.getStatus().value()).as("%s", result).isEqualTo(status);
        assertThat(String.valueOf(result.getResponseHeaders().getContentType())).isEqualTo("application/problem+json");
        var problem = Game.object(json, result.getResponseBody());
        assertThat(problem).containsEntry("type", "/problems/" + type);
        assertThat(problem).containsEntry("status", status);
        assertThat(String.valueOf(problem.get("title"))).isNotBlank();
        assertThat(String.valueOf(problem.get("detail")))
                .isNotBlank()
                .doesNotContain("org.aemberlog", "Exception", "java.", "kafka-7");
        return problem;
    }
}
