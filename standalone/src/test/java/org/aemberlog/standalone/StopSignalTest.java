package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.aemberlog.standalone.broker.FreePorts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How a command ends that runs a platform, by SIGTERM (the load first, then services, Kafka and store) or by itself. */
@Timeout(240)
class StopSignalTest {

    private static final int SECONDS = 15;
    private static final int FAILED = 1;
    private static final int STOPPED = 143;

    /** A stack trace, or the name of an exception. */
    private static final Pattern TROUBLE = Pattern.compile("^\\s+at |Exception");

    @TempDir
    Path directory;

    private Process process;

    @AfterEach
    void kill() {
        process.destroyForcibly();
    }

    @Test
    void aBenchThatIsStoppedEndsSoonAndWithoutTrouble() throws Exception {
        start(directory, "bench", "throughput", "--seconds", "60");
        try (var out = process.inputReader()) {
            read(out, Loaded.LINE);
            assertEndsWithoutTrouble(out);
        }
        assertThat(left()).as("what a stopped bench leaves behind").isEmpty();
    }

    @Test
    void aPlatformThatIsStoppedWhileSomebodyWatchesEndsSoonAndWithoutTrouble() throws Exception {
        int port = FreePorts.next();
        start(directory, "up", "--port", String.valueOf(port), "--pause", "50");
        var client = HttpClient.newHttpClient();
        try (var out = process.inputReader()) {
            var lines = read(out, "Two bots play ");
            var table = lines.getLast();
            var match = table.substring(table.lastIndexOf('/') + 1);
            watch(client, port, match);
            read(out, "Stop with");
            assertEndsWithoutTrouble(out);
        } finally {
            client.shutdownNow();
        }
    }

    /** {@link Loaded} runs a thread that would keep the process up, as those of a platform do. */
    @Test
    void aCommandThatFailsSaysWhyAndEnds() throws Exception {
        start(directory.resolve("missing"), "match");
        try (var out = process.inputReader()) {
            read(out, "NoSuchFileException");
        }
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("has ended").isTrue();
        assertThat(process.exitValue()).isEqualTo(FAILED);
    }

    private void start(Path temporary, String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                System.getProperty("java.class.path"),
                Loaded.class.getName()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("AEMBERLOG_HOME", directory.resolve("home").toString());
        process = builder.start();
    }

    private void assertEndsWithoutTrouble(BufferedReader out) throws Exception {
        process.toHandle().destroy();
        assertThat(out.lines().filter(TROUBLE.asPredicate()))
                .as("trouble after SIGTERM")
                .isEmpty();
        assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("has ended").isTrue();
        assertThat(process.exitValue()).isEqualTo(STOPPED);
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

    private static List<String> read(BufferedReader out, String until) throws IOException {
        var lines = new ArrayList<String>();
        for (var line = out.readLine(); line != null; line = out.readLine()) {
            lines.add(line);
            if (line.contains(until)) {
                return lines;
            }
        }
        throw new IllegalStateException("The process ended and said " + lines);
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
