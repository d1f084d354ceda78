package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While Kafka is away the services wait for it without work, and matches go on once it is back. */
class KafkaAwayTest {

    /** A consumer that is a member of a group works in a thread of this name. */
    private static final String MEMBER = "consumer_background_thread";

    /** Who has sent something to a Kafka that is away waits two minutes for its delivery. */
    private static final Duration PATIENCE = Duration.ofMinutes(4);

    @TempDir
    Path directory;

    private static Set<Thread> members() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(MEMBER))
                .collect(Collectors.toSet());
    }

    @Test
    void nobodyLooksForItWithoutAPauseAndMatchesGoOnOnceItIsBack() {
        var ofOthers = members();
        var log = directory.resolve("kafka");
        var kafka = EmbeddedKafka.start(log);
        var elsewhere = new Elsewhere(Optional.of(kafka.bootstrapServers()), Optional.empty());
        try (var platform = Platform.start(
                DataDirectory.at(directory.resolve("home")),
                Settings.LOCAL.with(elsewhere).with(Duration.ofMillis(100)))) {
            var api = new Api(platform.matchUrl());
            var decks = StarterMatch.decks(new Api(platform.deckUrl()));
            var wanted = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
            var match = "/matches/" + api.post("/matches", "", "away", wanted).get("match");
            await().atMost(PATIENCE).until(() -> version(api, match) > 5);
            assertThat(members()).hasSizeGreaterThan(ofOthers.size());

            kafka.close();
            await().atMost(PATIENCE).untilAsserted(() -> {
                var left = new HashSet<>(members());
                left.removeAll(ofOthers);
                assertThat(left).isEmpty();
            });
            assertThat(api.get(match, "")).doesNotContainKey("winner");

            kafka = EmbeddedKafka.start(log);
            await().atMost(PATIENCE).until(() -> api.get(match, "").containsKey("winner"));
        } finally {
            kafka.close();
        }
    }

    private static int version(Api api, String path) {
        return ((Number) api.get(path, "").get("version")).intValue();
    }
}
