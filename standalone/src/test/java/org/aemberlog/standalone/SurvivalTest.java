package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was stored is there after a stop and a new start, and matches go on. */
@OnRealParts
class SurvivalTest {

    private static final Duration LONG_PAUSE = Duration.ofHours(1);

    @TempDir
    Path directory;

    private final TestParts parts = TestParts.start();

    @AfterEach
    void stop() {
        parts.close();
    }

    private Platform start(Duration pause) {
        return Platform.start(DataDirectory.at(directory), parts.settings().with(pause));
    }

    @Test
    void aFinishedMatchIsStillThereAfterANewStart() {
        Map<String, Object> before;
        String match;
        try (var platform = start(Duration.ZERO)) {
            var api = new Api(platform.matchUrl());
            var decks = StarterMatch.decks(new Api(platform.deckUrl()));
            var players = Map.of("a", Player.random(1), "b", Player.random(2));
            var request = StarterMatch.request(decks, Map.of("seed", "survive"));
            var table = HttpMatch.create(api, "survive", request, players);
            before = table.play();
            match = table.match();
        }
        try (var platform = start(Duration.ZERO)) {
            var api = new Api(platform.matchUrl());
            assertThat(api.get("/matches/" + match, "")).isEqualTo(before);
            var replays = new Api(platform.replayUrl());
            assertThat(replays.get("/matches/" + match + "/state", "").get("hash"))
                    .isEqualTo(before.get("hash"));
        }
    }

    @Test
    void botsGoOnWhereANewStartInterruptedThem() {
        String path;
        try (var platform = start(LONG_PAUSE)) {
            var decks = StarterMatch.decks(new Api(platform.deckUrl()));
            var wanted = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
            var api = new Api(platform.matchUrl());
            path = "/matches/" + api.post("/matches", "", "interrupted", wanted).get("match");
            assertThat(api.get(path, "")).doesNotContainKey("winner");
        }
        try (var platform = start(Duration.ZERO)) {
            var api = new Api(platform.matchUrl());
            await().atMost(Duration.ofSeconds(60))
                    .untilAsserted(() -> assertThat(api.get(path, "")).containsEntry("winner", "a"));
        }
    }

    @Test
    void botsGoOnWhenKafkaHasLostEverything() {
        String path;
        var pause = Duration.ofMillis(300);
        try (var platform = start(pause)) {
            var decks = StarterMatch.decks(new Api(platform.deckUrl()));
            var wanted = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
            var api = new Api(platform.matchUrl());
            var match = "/matches/" + api.post("/matches", "", "lost", wanted).get("match");
            await().atMost(Duration.ofSeconds(60))
                    .untilAsserted(() -> assertThat(version(api, match)).isGreaterThan(5));
            assertThat(api.get(match, "")).doesNotContainKey("winner");
            path = match;
        }
        parts.loseKafka(directory);
        try (var platform = start(Duration.ZERO)) {
            var api = new Api(platform.matchUrl());
            await().atMost(Duration.ofSeconds(120))
                    .untilAsserted(() -> assertThat(api.get(path, "")).containsKey("winner"));
        }
    }

    private static int version(Api api, String path) {
        return ((Number) api.get(path, "").get("version")).intValue();
    }
}
