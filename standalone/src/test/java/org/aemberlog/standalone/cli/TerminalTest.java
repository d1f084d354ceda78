package org.aemberlog.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.CommandProcess;
import org.aemberlog.standalone.Main;
import org.aemberlog.standalone.broker.FreePorts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the terminal shows: what a command says, in so many lines; its log is in a file. */
@Timeout(120)
class TerminalTest {

    private static final int FAILED = 1;
    private static final int USAGE = 2;
    private static final int STOPPED = 143;
    private static final String SECONDS = "\\d+\\.\\d s";

    @TempDir
    Path directory;

    private Path home;
    private Path temporary;

    @BeforeEach
    void prepare() throws IOException {
        // A name with what means something in logback's patterns.
        home = directory.resolve("at home (100 %d)");
        temporary = Files.createDirectory(directory.resolve("tmp"));
    }

    private CommandProcess start(String... arguments) throws IOException {
        return start(Map.of(), arguments);
    }

    private CommandProcess start(Map<String, String> more, String... arguments) throws IOException {
        var environment = new HashMap<>(Map.of("AEMBERLOG_HOME", home.toString()));
        environment.putAll(more);
        return CommandProcess.start(Main.class, temporary, environment, arguments);
    }

    private void assertSays(int status, String sentence, String... arguments) throws Exception {
        try (var command = start(arguments)) {
            assertThat(command.assertEnds(status)).containsExactly(sentence);
        }
    }

    @Test
    void upSaysInFiveLinesWhatItDoesAndThenHowItStops() throws Exception {
        int port = FreePorts.next();
        try (var up = start("up", "--port", String.valueOf(port), "--pause", "50")) {
            var lines = up.lines(5);
            assertThat(lines.get(0)).isEqualTo("Starting four services on an embedded store and an embedded Kafka ...");
            assertThat(lines.get(1))
                    .matches(
                            "  store %1$s, Kafka %1$s(, (deck|rules|replay|match)-service %1$s){4}".formatted(SECONDS));
            assertThat(lines.get(2))
                    .matches(
                            "Ready in %1$s\\. Open http://127\\.0\\.0\\.1:%2$d/ or watch two bots at http://127\\.0\\.0\\.1:%2$d/table/\\S+"
                                    .formatted(SECONDS, port));
            assertThat(lines.get(3))
                    .isEqualTo("Data is in " + home + " and the log in " + home.resolve("aemberlog.log"));
            assertThat(lines.get(4)).isEqualTo("Stop with Ctrl-C; the data stays.");
            assertStopsInTime(up);
        }
        assertThat(home.resolve("aemberlog.log")).content().contains("Kafka embedded at ");
    }

    private static void assertStopsInTime(CommandProcess command) throws InterruptedException {
        command.stop();
        var lines = command.assertEnds(STOPPED);
        assertThat(lines).hasSize(2).first().isEqualTo("Stopping ...");
        assertThat(lines.getLast()).matches("Stopped in " + SECONDS + "\\.");
    }

    @Test
    void matchSaysAtOnceWhatItDoesAndKeepsItsLogForItself() throws Exception {
        try (var match = start("match", "--seed", "7")) {
            var first = match.lines(1).getFirst();
            assertThat(first)
                    .startsWith("Two sensible bots play a match, seed 7, through all services; the log is in ");
            var log = Path.of(first.substring(first.indexOf(temporary.toString())));
            assertThat(match.lines(2).getLast()).startsWith("Match ");
            assertThat(match.linesTo("turn-began seat="))
                    .allMatch(line -> line.isEmpty() || line.matches(" {0,2}[a-z-]+( \\w+=.*)?"));
            match.stop();
            match.assertEnds(STOPPED);
            assertThat(log).content().contains("Kafka embedded at ");
            try (var left = Files.list(temporary)) {
                assertThat(left).containsExactly(log);
            }
        }
    }

    @Test
    void aLockedHomeIsOneSentence() throws Exception {
        Files.createDirectories(home.resolve("mongo"));
        var sentence = "Another Aemberlog runs on the data directory " + home
                + ": stop it first, or name another directory in AEMBERLOG_HOME.";
        try (var lock = FileChannel.open(home.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            assertThat(lock.tryLock()).isNotNull();
            assertSays(FAILED, sentence, "up", "--port", String.valueOf(FreePorts.next()));
            assertSays(FAILED, sentence, "readjudicate");
        }
    }

    @Test
    void aHomeThatIsNoDirectoryIsOneSentence() throws Exception {
        Files.createFile(home);
        assertSays(
                FAILED,
                "The data directory " + home
                        + " cannot be written: it is no directory. Name another one in AEMBERLOG_HOME.",
                "up",
                "--port",
                String.valueOf(FreePorts.next()));
    }

    @Test
    void aMissingServerIsOneSentence() throws Exception {
        var closed = "127.0.0.1:" + closedPort();
        for (var named : List.of(Map.of("MONGODB_URI", "mongodb://" + closed), Map.of("KAFKA_BOOTSTRAP", closed))) {
            try (var up = start(named, "up", "--port", String.valueOf(FreePorts.next()))) {
                assertThat(up.assertEnds(FAILED))
                        .hasSize(1)
                        .first()
                        .asString()
                        .startsWith(named.keySet().iterator().next() + ": expected a ")
                        .contains("found none in time. Start it, or mend the address.");
            }
        }
        assertSays(
                FAILED,
                "No replay-service answers at http://" + closed
                        + ": start it with './aemberlog up', or name another one with --url.",
                "replay",
                "--match",
                "m1",
                "--out",
                directory.resolve("m1.jsonl").toString(),
                "--url",
                "http://" + closed);
    }

    @Test
    void aMissingFileOrDirectoryIsOneSentence() throws Exception {
        var missing = directory.resolve("missing");
        var file = missing.resolve("m1.jsonl");
        assertSays(
                FAILED,
                "Cannot write %s: there is no directory %s.".formatted(file, missing),
                "match",
                "--out",
                file.toString());
        // 1 says that a file is not genuine.
        assertSays(USAGE, "Cannot read " + file + ": no such file or directory.", "verify", file.toString());
    }

    @Test
    void whatNobodyForesawIsOneSentenceThatNamesTheLog() throws Exception {
        Files.createDirectories(home.resolve("mongo"));
        Files.writeString(home.resolve("mongo/documents.mv"), "no store");
        try (var up = start("up", "--port", String.valueOf(FreePorts.next()))) {
            var log = home.resolve("aemberlog.log");
            assertThat(up.lines(1)).first().asString().startsWith("Starting ");
            assertThat(up.assertEnds(FAILED))
                    .hasSize(1)
                    .first()
                    .asString()
                    .startsWith("The command failed: ")
                    .endsWith("; its stack trace is in " + log);
            assertThat(log).content().contains("\tat org.aemberlog.standalone.");
        }
    }

    private static int closedPort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
