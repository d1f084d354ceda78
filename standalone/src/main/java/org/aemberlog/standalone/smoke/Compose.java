package org.aemberlog.standalone.smoke;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The containers of {@code docker compose}, from outside; the environment names the project. */
final class Compose {

    /** Asks the port of health, which is open in the container alone, until it says ready; then tells the time. */
    private static final String READY = """
            until { exec 3<>/dev/tcp/127.0.0.1/9000; } 2>/dev/null &&
                printf 'GET /actuator/health/readiness HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3
            do sleep 0.05; done
            date +%s%N
            """;

    private static final String STORED =
            "db.commits.find({matchId: '%s'}).sort({version: 1}).forEach(commit => print(commit.text))";

    private static final long NANOS = 1_000_000_000;

    /** Stops a container as it wants to be stopped and starts it again. */
    void restart(String container) throws InterruptedException {
        run(List.of("docker", "compose", "restart", container));
    }

    /** How long a service of ours that has just been started takes from its start to its readiness. */
    Duration readyAfter(String service) throws InterruptedException {
        long ready = Long.parseLong(run(List.of("docker", "compose", "exec", "-T", service, "bash", "-c", READY))
                .getLast());
        var id = run(List.of("docker", "compose", "ps", "--quiet", service)).getLast();
        var started = run(List.of("docker", "inspect", "--format", "{{.State.StartedAt}}", id));
        return Duration.between(Instant.parse(started.getLast()), Instant.ofEpochSecond(ready / NANOS, ready % NANOS));
    }

    /** The commits of a match in rules-service's store, as they were sealed, past all services. */
    List<String> stored(String match) throws InterruptedException {
        return run(List.of(
                "docker",
                "compose",
                "exec",
                "-T",
                "mongo",
                "mongosh",
                "--quiet",
                "aemberlog-rules",
                "--eval",
                STORED.formatted(match)));
    }

    /** Runs a command to its end; gives the lines that it printed. */
    private static List<String> run(List<String> command) throws InterruptedException {
        var shown = command.stream().limit(5).toList();
        try {
            var process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            var watchdog = Thread.ofVirtual().start(() -> endLate(process));
            var lines = new ArrayList<String>();
            try (var out = process.inputReader(StandardCharsets.UTF_8)) {
                out.lines().filter(line -> !line.isBlank()).forEach(lines::add);
            }
            int status = process.waitFor();
            watchdog.interrupt();
            SmokeException.require(status == 0, "%s ends with %d", String.join(" ", shown), status);
            return lines;
        } catch (IOException e) {
            throw new SmokeException(String.join(" ", shown) + " cannot be run", e);
        }
    }

    private static void endLate(Process process) {
        try {
            if (!process.waitFor(Await.LONGEST.toSeconds(), TimeUnit.SECONDS)) {
                process.destroy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
