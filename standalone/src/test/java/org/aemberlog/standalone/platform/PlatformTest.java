package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.TestParts;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.command.TokenCommand;
import org.aemberlog.standalone.topics.TopicRecords;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The whole platform: Kafka, MongoDB and four services, over HTTP only. */
@OnRealParts
class PlatformTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private static DataDirectory home;
    private static TestParts parts;
    private static Platform platform;
    private static Api matches;
    private static Api replays;
    private static Map<String, String> decks;

    @BeforeAll
    static void start() {
        home = DataDirectory.temporary();
        parts = TestParts.start();
        platform = Platform.start(home, parts.settings());
        matches = new Api(platform.matchUrl());
        replays = new Api(platform.replayUrl());
        decks = StarterMatch.decks(new Api(platform.deckUrl()));
    }

    @AfterAll
    static void stop() {
        platform.close();
        parts.close();
        home.close();
    }

    private static Map<String, Object> create(String key) {
        var more = Map.<String, Object>of("seed", key, "nonces", false);
        return matches.post("/matches", "", key, StarterMatch.request(decks, more));
    }

    @Test
    void randomBotsPlayToTheEndAndTheReplayIsTheMatch() {
        long seed = 5;
        System.out.println("Random bots, seed " + seed);
        var players = Map.of("a", Player.random(2 * seed), "b", Player.random(2 * seed + 1));
        var request = StarterMatch.request(decks, Map.of("seed", "random-" + seed));
        var table = HttpMatch.create(matches, "random-" + seed, request, players);
        assertReplayed(table.match(), table.play());
    }

    @Test
    void sensibleBotsPlayToTheThirdKey() {
        var players = Map.of("a", Player.sensible(1), "b", Player.sensible(2));
        var request = StarterMatch.request(decks, Map.of("seed", "sensible"));
        var table = HttpMatch.create(matches, "sensible", request, players);
        var summary = table.play();
        assertReplayed(table.match(), summary);
        assertSigned(table.match());
        var winner = (Map<?, ?>) summary.get(summary.get("winner"));
        assertThat((List<?>) winner.get("keys")).hasSize(3);
    }

    @Test
    void aPersonPlaysAWholeMatchAgainstABot() {
        long seed = 7;
        System.out.println("A person against the sensible bot, seed " + seed);
        var wanted = Map.of("players", against(), "seed", "person-" + seed);
        var table = HttpMatch.create(matches, "person", wanted, Map.of("a", Player.sensible(seed)));
        var summary = table.play();
        assertReplayed(table.match(), summary);
        assertThat(((Map<?, ?>) summary.get("b")).get("bot")).isEqualTo("sensible");
        assertThat(table.token("b")).isNull();
    }

    private static Map<String, Object> against() {
        return Map.of(
                "a", Map.of("name", "Alice", "deck", decks.get("Radiant")),
                "b", Map.of("name", "Bob", "deck", decks.get("Miss"), "bot", "sensible"));
    }

    private static void assertSigned(String match) {
        var path = "/matches/" + match + "/verification";
        await().atMost(TIMEOUT)
                .ignoreExceptions()
                .untilAsserted(() -> assertThat(replays.get(path, "")).containsKey("verdict"));
        var verdict = (Map<?, ?>) replays.get(path, "").get("verdict");
        assertThat(verdict.get("finding")).isNull();
        assertThat(verdict.get("genuine")).isEqualTo(true);
        assertThat(verdict.get("trusted")).isEqualTo(true);
    }

    private static void assertReplayed(String match, Map<String, Object> summary) {
        var path = "/matches/" + match;
        await().atMost(TIMEOUT)
                .ignoreExceptions()
                .until(() -> replays.get(path, "").get("version").equals(summary.get("version")));
        var replayed = replays.get(path + "/state?version=" + summary.get("version"), "");
        assertThat(replayed.get("hash")).isEqualTo(summary.get("hash"));
        assertThat(replays.get(path, "").get("winner")).isEqualTo(summary.get("winner"));
        var early = replays.get(path + "/state?version=1", "");
        var turn = (Map<?, ?>) ((Map<?, ?>) early.get("state")).get("turn");
        assertThat(turn.get("step")).isEqualTo("setup");
    }

    @Test
    void whatTravelsOnTheTopicsIsWhatTheirDocumentSays() {
        var players = Map.of("a", Player.random(1), "b", Player.random(2));
        // Of a match whose dice were chosen there is no result.
        var request = StarterMatch.request(decks, Map.of());
        var table = HttpMatch.create(matches, "topics", request, players);
        var summary = table.play();
        assertReplayed(table.match(), summary);
        assertSigned(table.match());
        var asked = new Asked(create("topics-rejected"));
        asked.assertRejected(asked.seat, Map.of("type", "end-turn"), 409, "/problems/wrong-step");
        var topics = List.of(
                Topics.INTENTS, Topics.EVENTS, Topics.HEADS, Topics.REJECTIONS, Topics.RESULTS, Topics.CARD_POOLS);
        await().atMost(TIMEOUT)
                .until(() -> !TopicRecords.all(platform.bootstrapServers(), List.of(Topics.RESULTS))
                        .isEmpty());
        var schemas = new TopicRecords();
        var found = TopicRecords.all(platform.bootstrapServers(), topics);
        assertThat(found).extracting(ConsumerRecord::topic).contains(topics.toArray(String[]::new));
        for (var record : found) {
            assertThat(schemas.problems(record))
                    .as("%s@%d", record.topic(), record.offset())
                    .isEmpty();
        }
    }

    @Test
    void aClockRunsOutWhileNobodyDoesAnything() {
        var more = Map.<String, Object>of("nonces", false, "clock", Map.of("base", 1_000));
        var request = StarterMatch.request(decks, more);
        var match = matches.post("/matches", "", "nobody-comes", request).get("match");
        await().atMost(TIMEOUT).until(() -> matches.get("/matches/" + match, "").containsKey("winner"));
    }

    @Test
    void theSameKeyGivesTheSameMatchAndAnotherBodyIsRejected() {
        var once = create("same-key");
        assertThat(create("same-key").get("match")).isEqualTo(once.get("match"));
        var other = StarterMatch.request(decks, Map.of("seed", "another"));
        assertThatThrownBy(() -> matches.post("/matches", "", "same-key", other))
                .isInstanceOfSatisfying(
                        Api.ProblemException.class, e -> assertThat(e.status()).isEqualTo(409));
    }

    @Test
    void anIntentAskedTwiceHappensOnce() {
        var table = new Asked(create("twice"));
        var first = table.keepHand("first-key", 1);
        var again = table.keepHand("first-key", 1);
        assertThat(again).isEqualTo(first);
        assertThat(table.version()).isEqualTo(2);
    }

    @Test
    void badIntentsAreRejectedAndChangeNothing() {
        var table = new Asked(create("bad-intents"));
        var other = table.seat.equals("a") ? "b" : "a";
        table.assertRejected(table.seat, Map.of("type", "end-turn"), 409, "/problems/wrong-step");
        table.assertRejected(other, Map.of("type", "keep-hand"), 409, "/problems/not-your-turn");
        table.assertRejected(
                table.seat, Map.of("type", "keep-hand", "expectedVersion", 7), 409, "/problems/stale-version");
        table.assertRejected(
                table.seat,
                Map.of("type", "choose", "choice", 1, "picks", List.of(0)),
                409,
                "/problems/no-such-choice");
        table.assertRejected(table.seat, Map.of("type", "play-card", "card", 999), 400, "/problems/malformed");
        table.assertRejected(table.seat, Map.of("type", "fly", "card", 1), 400, "/problems/malformed");
        table.assertRejected(table.seat, Map.of("type", "keep-hand", "luck", 1), 400, "/problems/malformed");
        assertThat(table.version()).isEqualTo(1);
    }

    @Test
    void aRunningMatchKeepsItsHiddenCardsFromEverybody() throws Exception {
        var created = create("hidden");
        var match = String.valueOf(created.get("match"));
        await().atMost(TIMEOUT).until(() -> status("/matches/" + match) == 200);
        assertThat(status("/matches/" + match + "/events")).isEqualTo(401);
        assertThat(status("/matches/" + match + "/state")).isEqualTo(401);
    }

    @Test
    void aSeatSeesItsOwnHandOnly() {
        var table = new Asked(create("own-hand"));
        var view = matches.get("/matches/" + table.match + "/view", table.token("a"));
        var seen = (Map<?, ?>) view.get("table");
        var own = (Map<?, ?>) seen.get("a");
        var theirs = (Map<?, ?>) seen.get("b");
        assertThat((List<?>) own.get("hand")).hasSize(((Number) own.get("handSize")).intValue());
        assertThat(theirs.containsKey("hand")).isFalse();
        assertThat(((Number) theirs.get("handSize")).intValue()).isGreaterThan(5);
    }

    @Test
    void everyServiceSaysHowItIs() throws Exception {
        for (var url : List.of(platform.matchUrl(), platform.rulesUrl(), platform.replayUrl(), platform.deckUrl())) {
            for (var path : List.of("/actuator/health/liveness", "/actuator/health/readiness")) {
                assertThat(get(url + path).statusCode()).as(url + path).isEqualTo(200);
            }
        }
        create("metrics");
        assertThat(get(platform.rulesUrl() + "/actuator/prometheus").body())
                .contains(
                        "aemberlog_decisions_total",
                        "aemberlog_decide_seconds_count",
                        "aemberlog_append_seconds_count",
                        "aemberlog_publish_lag_seconds_count",
                        "aemberlog_live_matches");
        assertThat(get(platform.matchUrl() + "/v3/api-docs").body()).contains("/matches/{id}/intents");
    }

    private static int status(String path) throws IOException, InterruptedException {
        return get(platform.replayUrl() + path).statusCode();
    }

    private static HttpResponse<String> get(String url) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(URI.create(url)).build(), BodyHandlers.ofString());
        }
    }

    /** A fresh match and its first player. */
    private static final class Asked {

        private final JsonMapper json = JsonMapper.builder().build();
        private final String match;
        private final Map<?, ?> tokens;
        private final String seat;

        Asked(Map<String, Object> created) {
            match = String.valueOf(created.get("match"));
            tokens = (Map<?, ?>) created.get("tokens");
            var view = matches.get("/matches/" + match + "/view", token("a"));
            seat = String.valueOf(((Map<?, ?>) view.get("table")).get("toAct"));
        }

        String token(String of) {
            return String.valueOf(tokens.get(of));
        }

        Map<String, Object> keepHand(String key, long version) {
            var body = new LinkedHashMap<String, Object>();
            body.put("type", "keep-hand");
            body.put("expectedVersion", version);
            return matches.post("/matches/" + match + "/intents", token(seat), key, body);
        }

        long version() {
            return ((Number) matches.get("/matches/" + match, "").get("version")).longValue();
        }

        void assertRejected(String by, Map<String, Object> body, int status, String type) {
            assertThatThrownBy(() ->
                            matches.post("/matches/" + match + "/intents", token(by), "key-" + body.hashCode(), body))
                    .isInstanceOfSatisfying(Api.ProblemException.class, e -> {
                        assertThat(e.status()).as(e.getMessage()).isEqualTo(status);
                        var text = e.getMessage();
                        var problem = json.readValue(text.substring(text.indexOf('{')), Map.class);
                        assertThat(problem.get("type")).isEqualTo(type);
                        assertThat(String.valueOf(problem.get("detail"))).isNotBlank();
                    });
        }
    }

    @Test
    void aJudgeCorrectsALiveMatchAndReadsItsState() {
        var created = create("judged");
        var path = "/matches/" + created.get("match");
        var judge = TokenCommand.token(platform.tokenSecret(), "judge", "Judy", "");
        var body = Map.of("corrections", List.of(Map.of("type", "set-pool", "seat", "b", "amount", 4)));
        var answer = matches.post(path + "/corrections", judge, "judged-1", body);
        assertThat(answer.get("version")).isEqualTo(2);
        var now = matches.get(path, "");
        assertThat(((Map<?, ?>) now.get("b")).get("aember")).isEqualTo(4);
        // There is no such match until its first commit is archived.
        await().atMost(TIMEOUT)
                .ignoreExceptionsInstanceOf(Api.ProblemException.class)
                .untilAsserted(() -> {
                    var replayed = replays.get(path + "/state?version=2", judge);
                    assertThat(String.valueOf(replayed)).contains("aember=4");
                });
    }

    @Test
    void theLabKnowsTheCardsOfThePool() {
        var judge = TokenCommand.token(platform.tokenSecret(), "judge", "Judy", "");
        var script = Map.of(
                "commands",
                List.of(Map.of("type", "setup", "a", Map.of("hand", List.of("Urchin"))), Map.of("type", "state")));
        var lab = new Api(platform.rulesUrl());
        var answers = (List<?>) lab.post("/lab", judge, "lab", script).get("answers");
        var state = (Map<?, ?>) answers.getLast();
        var urchin = (Map<?, ?>) ((List<?>) state.get("cards")).getFirst();
        assertThat(urchin.get("title")).isEqualTo("Urchin");
        assertThat(urchin.get("houses")).isEqualTo(List.of("shadows"));
    }
}
