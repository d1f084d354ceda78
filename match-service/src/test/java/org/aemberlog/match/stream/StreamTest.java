package org.aemberlog.match.stream;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.awaitility.Awaitility;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;

class StreamTest extends MatchServiceTest {

    private static final ParameterizedTypeReference<ServerSentEvent<String>> EVENT =
            new ParameterizedTypeReference<>() {};
    private static final int TURNS = 30;

    @Autowired
    private MeterRegistry meters;

    @Autowired
    private SeatTokens tokens;

    @Autowired
    private PastService database;

    private final List<Disposable> readers = new ArrayList<>();

    @AfterEach
    void leave() {
        readers.forEach(Disposable::dispose);
        Awaitility.await().untilAsserted(() -> assertThat(openStreams()).isZero());
    }

    @Test
    void aStreamTellsWhatWasAndWhatIsAndEndsWithTheMatch() {
        var game = newGame();
        game.askFirst("keep-hand");
        var seen = read(game, "a", null);
        awaitVersions(seen, 2);
        game.askFirst("keep-hand");
        game.askFirst("choose-house");
        awaitVersions(seen, 4);
        game.accepted(game.ask("b", Map.of("type", "concede")));
        awaitVersions(seen, 5);
        Awaitility.await().until(() -> readers.getFirst().isDisposed());
    }

    @Test
    void aFinishedMatchIsToldFromItsBeginningToItsEnd() {
        var game = finishedGame();
        assertThat(versions(Blocking.all(commits(game, "a", null)))).containsExactly(1L, 2L);
        assertThat(Blocking.all(commits(game, "a", "2"))).isEmpty();
    }

    private Game finishedGame() {
        var game = newGame();
        game.accepted(game.ask("b", Map.of("type", "concede")));
        return game;
    }

    @Test
    void anEventHasTheVersionAsIdAndHoldsEventsAndNames() {
        var first = commits(finishedGame(), "a", null).blockFirst(SOON);
        assertThat(first.id()).isEqualTo("1");
        assertThat(first.event()).isEqualTo("commit");
        assertThat(data(first)).containsKeys("version", "events", "names");
    }

    @Test
    void aStreamResumesAfterTheVersionOfItsQueryOrHeader() {
        var game = gameInMainStep();
        assertThat(versions(Blocking.all(commits(game, "a", "2").take(2)))).containsExactly(3L, 4L);
        var query = commits(events(game, "/stream?after=3", "a", null)).blockFirst(SOON);
        assertThat(version(query)).isEqualTo(4);
        var both = commits(events(game, "/stream?after=1", "a", "3")).blockFirst(SOON);
        assertThat(version(both)).isEqualTo(4);
    }

    @Test
    void aStreamThatHasNothingToTellSaysAtOnceThatItIsOpen() {
        var first = events(gameInMainStep(), "/stream?after=4", "a", null).blockFirst(SOON);
        assertThat(first.comment()).isEqualTo("still here");
    }

    @Test
    void forWhoMissedNothingTheMatchIsNotReadAgain() {
        var game = gameInMainStep();
        spoilFirstCommit(game);
        var seen = reading(events(game, "/stream?after=4", "a", null));
        Awaitility.await().until(() -> !seen.isEmpty());
        game.askFirst("end-turn");
        Awaitility.await().until(() -> seen.stream().anyMatch(event -> "5".equals(event.id())));
    }

    private void spoilFirstCommit(Game game) {
        var commits = database.collection("commits");
        var first = new Document("_id", game.id().value() + "/1");
        var spoiled = new Document("$set", new Document("text", "{}"));
        assertThat(Blocking.first(commits.updateOne(first, spoiled)).getModifiedCount())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"access_token", "access%5Ftoken", "after=0&access_token"})
    void aTokenInTheUrlIsRejectedEvenBesideAHeader(String name) {
        var game = finishedGame();
        for (var path : List.of("/stream", "/view")) {
            var token = game.token("b");
            var uri = URI.create(base() + game.path(path) + "?" + name + "=" + token);
            expectProblem(http.get().uri(uri).exchange(), 400, "token-in-url");
            var both = http.get().uri(uri).headers(headers -> headers.setBearerAuth(token));
            expectProblem(both.exchange(), 400, "token-in-url");
        }
    }

    @Test
    void nobodySeesAnothersHandAndEverybodySeesTheSameNumberOfEvents() {
        var game = newGame();
        var first = commits(game, "a", null).blockFirst(SOON);
        var spectated = commits(game, "spectator", null).blockFirst(SOON);
        assertThat(drawn(first, "a")).isNotEmpty().doesNotContain(-1);
        assertThat(drawn(first, "b")).isNotEmpty().containsOnly(-1);
        assertThat(drawn(spectated, "a")).isNotEmpty().containsOnly(-1);
        assertThat(data(spectated).get("names")).isEqualTo(Map.of());
        assertThat(first.data()).doesNotContain("a seed for tests");
        assertThat(objects(data(first).get("events")))
                .hasSameSizeAs(objects(data(spectated).get("events")));
    }

    @SuppressWarnings("unchecked")
    private List<Object> drawn(ServerSentEvent<String> sent, String seat) {
        return objects(data(sent).get("events")).stream()
                .filter(event -> event.get("type").equals("cards-drawn.v1"))
                .filter(event -> event.get("seat").equals(seat))
                .flatMap(event -> ((List<Object>) event.get("cards")).stream())
                .toList();
    }

    @Test
    void anIdleStreamSaysThatItIsThere() {
        var game = newGame();
        var beat = events(game, "/stream", "a", "1")
                .filter(event -> event.comment() != null)
                .blockFirst(SOON);
        assertThat(beat.comment()).isEqualTo("still here");
    }

    @Test
    void aSeatHasALimitOfOpenStreamsAndGetsThemBack() {
        var game = newGame();
        for (int i = 0; i < 3; i++) {
            awaitVersions(read(game, "a", null), 1);
        }
        assertThat(openStreams()).isEqualTo(3);
        expectProblem(tryStream(game, game.token("a")), 429, "too-many-streams");
        awaitVersions(read(game, "b", null), 1);
        readers.getFirst().dispose();
        Awaitility.await().untilAsserted(() -> assertThat(openStreams()).isEqualTo(3));
        awaitVersions(read(game, "a", null), 1);
    }

    @Test
    void anotherTokenOfTheSameSeatGetsNoMoreStreams() {
        var game = newGame();
        for (var name : List.of("Alice", "Alias", "Alibi")) {
            var token = tokens.issue(game.id(), Optional.of(Seat.A), name).orElseThrow();
            awaitVersions(reading(game, token), 1);
        }
        expectProblem(tryStream(game, game.token("a")), 429, "too-many-streams");
        awaitVersions(read(game, "b", null), 1);
    }

    @Test
    void anAddressHasALimitWhateverItsTokensAndMatches() {
        var one = newGame();
        var other = newGame();
        for (int i = 0; i < 6; i++) {
            var game = i < 4 ? one : other;
            awaitVersions(reading(game, spectator(game)), 1);
        }
        assertThat(openStreams()).isEqualTo(6);
        expectProblem(tryStream(one, spectator(one)), 429, "too-many-streams");
        expectProblem(tryStream(other, spectator(other)), 429, "too-many-streams");
        expectProblem(tryStream(one, one.token("a")), 429, "too-many-streams");
        readers.getFirst().dispose();
        Awaitility.await().untilAsserted(() -> assertThat(openStreams()).isEqualTo(5));
        awaitVersions(reading(other, spectator(other)), 1);
    }

    private String spectator(Game game) {
        var made = http.post()
                .uri(game.path("/spectators"))
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody(byte[].class)
                .returnResult();
        return (String) Game.object(json, made.getResponseBody()).get("token");
    }

    private WebTestClient.ResponseSpec tryStream(Game game, String token) {
        return http.get()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(token))
                .exchange();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1.5", "99999999999999999999"})
    void aVersionThatIsNoneIsRejected(String version) {
        var game = newGame();
        var answer = http.get()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(game.token("a")))
                .header("Last-Event-ID", version)
                .exchange();
        expectProblem(answer, 400, "malformed");
    }

    @Test
    void aStreamComesAsEventsOnly() {
        var game = newGame();
        var answer = http.get()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(game.token("a")))
                .header("Accept", "application/pdf")
                .exchange();
        expectProblem(answer, 406, "not-acceptable");
    }

    private double openStreams() {
        return meters.get("aemberlog.streams").gauge().value();
    }

    private List<ServerSentEvent<String>> read(Game game, String who, String after) {
        return reading(commits(game, who, after));
    }

    private List<ServerSentEvent<String>> reading(Game game, String token) {
        return reading(commits(events(game.path("/stream"), token, null)));
    }

    private List<ServerSentEvent<String>> reading(Flux<ServerSentEvent<String>> commits) {
        var seen = Collections.synchronizedList(new ArrayList<ServerSentEvent<String>>());
        readers.add(commits.subscribe(seen::add));
        return seen;
    }

    private void awaitVersions(List<ServerSentEvent<String>> seen, long upTo) {
        Awaitility.await()
                .untilAsserted(() -> assertThat(versions(List.copyOf(seen)))
                        .containsExactlyElementsOf(
                                LongStream.rangeClosed(1, upTo).boxed().toList()));
    }

    private Flux<ServerSentEvent<String>> commits(Game game, String who, String after) {
        return commits(events(game, "/stream", who, after));
    }

    private static Flux<ServerSentEvent<String>> commits(Flux<ServerSentEvent<String>> events) {
        return events.filter(event -> event.id() != null);
    }

    private Flux<ServerSentEvent<String>> events(Game game, String path, String who, String lastEventId) {
        return events(game.path(path), game.token(who), lastEventId);
    }

    private Flux<ServerSentEvent<String>> events(String path, String token, String lastEventId) {
        return web().get()
                .uri(path)
                .headers(headers -> {
                    headers.setBearerAuth(token);
                    if (lastEventId != null) {
                        headers.set("Last-Event-ID", lastEventId);
                    }
                })
                .retrieve()
                .bodyToFlux(EVENT);
    }

    private String base() {
        return "http://localhost:" + environment.getProperty("local.server.port");
    }

    private WebClient web() {
        return WebClient.create(base());
    }

    private Map<String, Object> data(ServerSentEvent<String> event) {
        return Game.object(json, event.data().getBytes(StandardCharsets.UTF_8));
    }

    private static List<Long> versions(List<ServerSentEvent<String>> events) {
        return events.stream().map(StreamTest::version).toList();
    }

    private static long version(ServerSentEvent<String> event) {
        return Long.parseLong(event.id());
    }
}
