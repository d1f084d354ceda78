package org.aemberlog.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.aemberlog.standalone.CommandProcess;
import org.aemberlog.standalone.Loaded;
import org.aemberlog.standalone.broker.FreePorts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How a command ends that runs a platform, by SIGTERM (the load first, then services, Kafka and store) or by itself. */
@Timeout(240)
class StopSignalTest {

    private static final int FAILED = 1;
    private static final int STOPPED = 143;

    /** A stack trace, or the name of an exception. */
    private static final Pattern TROUBLE = Pattern.compile("^\\s+at |Exception");

    @TempDir
    Path directory;

    @Test
    void aBenchThatIsStoppedEndsSoonAndWithoutTrouble() throws Exception {
        try (var bench = start(directory, "bench", "throughput", "--seconds", "60")) {
            bench.linesTo(Loaded.LINE);
            assertEndsWithoutTrouble(bench);
        }
        assertThat(left()).as("what a stopped bench leaves behind").isEmpty();
    }

    @Test
    void aPlatformThatIsStoppedWhileSomebodyWatchesEndsSoonAndWithoutTrouble() throws Exception {
        int port = FreePorts.next();
        var client = HttpClient.newHttpClient();
        try (var up = start(directory, "up", "--port", String.valueOf(port), "--pause", "50")) {
            var table = up.linesTo("watch two bots at ").getLast();
            var match = table.substring(table.lastIndexOf('/') + 1);
            watch(client, port, match);
            up.linesTo("Stop with");
            assertEndsWithoutTrouble(up);
        } finally {
            client.shutdownNow();
        }
    }

    /** {@link Loaded} runs a thread that would keep the process up, as those of a platform do. */
    @Test
    void aCommandThatFailsSaysWhyAndEnds() throws Exception {
        var missing = directory.resolve("missing");
        try (var match = start(missing, "match")) {
            // The JVM itself warns of it first.
            assertThat(match.assertEnds(FAILED))
                    .endsWith("A temporary directory cannot be made in " + missing + ": no such file or directory.");
        }
    }

    private CommandProcess start(Path temporary, String... arguments) throws IOException {
        var home = Map.of("AEMBERLOG_HOME", directory.resolve("home").toString());
        return CommandProcess.start(Loaded.class, temporary, home, arguments);
    }

    private static void assertEndsWithoutTrouble(CommandProcess command) throws InterruptedException {
        command.stop();
        assertThat(command.assertEnds(STOPPED)).noneMatch(TROUBLE.asPredicate());
    }

    /** Holds a stream of events open, as a browser does. */
    private static void watch(HttpClient client, int port, String match) throws Exception {
        var url = "http://127.0.0.1:" + port + "/matches/" + match;
        var asked = HttpRequest.newBuilder(URI.create(url + "/spectators"))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        var token = client.send(asked, BodyHandlers.ofString()).body();
        var stream = HttpRequest.newBuilder(URI.create(url + "/stream"))
                .header("Authorization", "Bearer " + token.replaceAll(".*\"token\":\"([^\"]+)\".*", "$1"))
                .build();
        var answer = client.send(stream, BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body().read()).isPositive();
    }

    private List<Path> left() {
        try (Stream<Path> all = Files.list(directory)) {
            return all.filter(it -> it.getFileName().toString().startsWith("aemberlog"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
