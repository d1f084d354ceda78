package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Settings;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Who can come to a platform. Linux leads all of 127.0.0.0/8 to this machine, so that what listens
 * on every address answers at 127.0.0.2, and what listens on loopback does not.
 */
@EnabledOnOs(OS.LINUX)
class ListenTest {

    private static final String ELSEWHERE = "127.0.0.2";
    private static final int NOT_FOUND = 404;

    @TempDir
    Path directory;

    @Test
    void nothingListensBeyondLoopbackUnlessItIsAsked() throws Exception {
        try (var platform = Platform.start(DataDirectory.at(directory), Platform.Ports.ANY)) {
            for (var url :
                    List.of(platform.matchUrl(), platform.rulesUrl(), platform.replayUrl(), platform.deckUrl())) {
                assertClosed(URI.create(url).getPort());
            }
            for (var listener : kafkaListeners()) {
                assertClosed(URI.create(listener).getPort());
            }
        }
        try (var store = EmbeddedMongo.start(directory.resolve("another"))) {
            assertClosed(URI.create(store.uri()).getPort());
        }
    }

    private List<String> kafkaListeners() throws IOException {
        var settings = new Properties();
        try (var in = Files.newBufferedReader(directory.resolve("kafka/server.properties"))) {
            settings.load(in);
        }
        return List.of(settings.getProperty("listeners").split(","));
    }

    @Test
    void whoListensForOthersShowsThemMatchServiceWithoutItsActuator() throws Exception {
        var all = InetAddress.getByName("0.0.0.0");
        var settings =
                new Settings(Platform.Ports.ANY, all, Duration.ZERO, true, Settings.USUAL_RESERVE, Elsewhere.NAMED);
        try (var platform = Platform.start(DataDirectory.at(directory), settings);
                var client = HttpClient.newHttpClient()) {
            var port = URI.create(platform.matchUrl()).getPort();
            assertThat(status(client, port, "/matches")).isEqualTo(200);
            assertThat(status(client, port, "/actuator/prometheus")).isEqualTo(NOT_FOUND);
            assertThat(status(client, port, "/actuator/health")).isEqualTo(NOT_FOUND);
            for (var url : List.of(platform.rulesUrl(), platform.replayUrl(), platform.deckUrl())) {
                assertClosed(URI.create(url).getPort());
            }
        }
    }

    @Test
    void whoServesPeopleLetsNobodyChooseTheSecretOfTheDice() {
        var settings = new Settings(
                Platform.Ports.ANY,
                InetAddress.getLoopbackAddress(),
                Duration.ZERO,
                true,
                Settings.USUAL_RESERVE,
                Elsewhere.NAMED);
        try (var platform = Platform.start(DataDirectory.at(directory), settings)) {
            var decks = StarterMatch.decks(new Api(platform.deckUrl()));
            var api = new Api(platform.matchUrl());
            var chosen = StarterMatch.request(decks, Map.of("seed", "known-to-me"));
            assertThatThrownBy(() -> api.post("/matches", "", "chosen", chosen))
                    .hasMessageContaining("seed-not-allowed");
            var rolled = StarterMatch.request(decks, Map.of());
            assertThat(api.post("/matches", "", "rolled", rolled)).containsKey("match");
        }
    }

    private static int status(HttpClient client, int port, String path) throws Exception {
        var url = URI.create("http://" + ELSEWHERE + ":" + port + path);
        return client.send(HttpRequest.newBuilder(url).build(), BodyHandlers.discarding())
                .statusCode();
    }

    private static void assertClosed(int port) {
        boolean open;
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(ELSEWHERE, port), 1_000);
            open = true;
        } catch (IOException rejected) {
            open = false;
        }
        assertThat(open).as("port %s answers at %s", port, ELSEWHERE).isFalse();
    }
}
