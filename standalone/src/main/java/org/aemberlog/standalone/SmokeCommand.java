package org.aemberlog.standalone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.EventStream;

/**
 * {@code smoke}: lets bots play on what {@code docker compose} runs, restarts every container in turn
 * meanwhile, and looks whether anything was lost.
 */
final class SmokeCommand {

    private static final int MATCHES = 6;
    private static final List<String> CONTAINERS =
            List.of("rules-service", "kafka", "match-service", "mongo", "replay-service", "deck-service");
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration MOMENT = Duration.ofMillis(200);

    private final String url;
    private final Api api;
    private final Map<String, String> spectators = new HashMap<>();

    private SmokeCommand(String url) {
        this.url = url;
        this.api = new Api(url);
    }

    static int run(List<String> arguments) throws InterruptedException {
        var options = new Options(arguments, Set.of("url"));
        try {
            new SmokeCommand(options.text("url", "http://127.0.0.1:8080")).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.println("Everything that was played is there, once, and genuine.");
        return 0;
    }

    private void run() throws InterruptedException, IOException {
        var decks = await("the starter decks", () -> StarterMatch.decks(new Api(url + "/deck-service")));
        begin(decks);
        var watched = spectators.keySet().iterator().next();
        var watching = CompletableFuture.supplyAsync(() -> watch(watched));
        for (var container : CONTAINERS) {
            restart(container, decks);
        }
        for (var match : spectators.keySet()) {
            requireWhole(match);
        }
        requireWithoutGap(watched, watching.join());
        for (var match : spectators.keySet()) {
            requireGenuine(match);
        }
    }

    private void begin(Map<String, String> decks) throws InterruptedException {
        var request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
        for (int i = 0; i < MATCHES; i++) {
            var key = "smoke-" + spectators.size() + "-" + System.nanoTime();
            var created = await("a new match", () -> api.post("/matches", "", key, request));
            var tokens = (Map<?, ?>) created.get("tokens");
            spectators.put(String.valueOf(created.get("match")), String.valueOf(tokens.get("spectator")));
        }
        System.out.println(spectators.size() + " matches are played");
    }

    /** Restarts a container under play; new matches are begun when too few are left. */
    private void restart(String container, Map<String, String> decks) throws InterruptedException, IOException {
        if (running().size() < MATCHES / 2) {
            begin(decks);
        }
        var running = running();
        var before = versions(running);
        long began = System.nanoTime();
        compose("restart", container);
        long restarted = System.nanoTime();
        await("a match that goes on after the restart of " + container, () -> {
            var now = versions(running);
            return before.equals(now) ? null : now;
        });
        System.out.printf(
                "%s was restarted in %d ms; play went on %d ms later%n",
                container,
                TimeUnit.NANOSECONDS.toMillis(restarted - began),
                TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - restarted));
    }

    private static void compose(String... arguments) throws InterruptedException, IOException {
        var command = new ArrayList<>(List.of("docker", "compose"));
        command.addAll(List.of(arguments));
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (status != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed with " + status);
        }
    }

    private List<String> running() throws InterruptedException {
        var running = new ArrayList<String>();
        for (var match : spectators.keySet()) {
            if (!summary(match).containsKey("winner")) {
                running.add(match);
            }
        }
        return running;
    }

    private Map<String, Object> versions(List<String> matches) {
        var versions = new HashMap<String, Object>();
        matches.forEach(
                match -> versions.put(match, api.get("/matches/" + match, "").get("version")));
        return versions;
    }

    private Map<String, Object> summary(String match) throws InterruptedException {
        return await("match " + match, () -> api.get("/matches/" + match, ""));
    }

    /** All events of a match, wherever the stream breaks. */
    private List<Long> watch(String match) {
        var stream = new EventStream(url, match, spectators.get(match));
        var seen = new ArrayList<Long>();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try {
                for (var event : stream.after(seen.isEmpty() ? 0 : seen.getLast())) {
                    seen.add(event.id());
                }
                if (api.get("/matches/" + match, "").containsKey("winner")) {
                    return seen;
                }
            } catch (RuntimeException broken) {
                // It is opened again after the last event that came.
            }
        }
        return seen;
    }

    private void requireWithoutGap(String match, List<Long> seen) throws InterruptedException {
        long last = ((Number) summary(match).get("version")).longValue();
        var all = LongStream.rangeClosed(1, last).boxed().toList();
        require(seen.equals(all), "the stream of match %s brought the versions %s, not 1 to %d", match, seen, last);
        System.out.printf("A stream brought all %d commits of a match through all restarts%n", last);
    }

    /** The match ends, and replay-service has the same end of it as match-service. */
    private void requireWhole(String match) throws InterruptedException {
        var live = await("the end of match " + match, () -> {
            var now = api.get("/matches/" + match, "");
            return now.containsKey("winner") ? now : null;
        });
        var state = "/replay-service/matches/" + match + "/state?version=" + live.get("version");
        var replayed = await("match " + match + " at replay-service", () -> api.get(state, ""));
        require(
                live.get("hash").equals(replayed.get("hash")),
                "match %s has the state %s, replayed %s",
                match,
                live.get("hash"),
                replayed.get("hash"));
    }

    /** The replay file is signed with the published key. */
    private void requireGenuine(String match) throws InterruptedException, IOException {
        var file = Files.createTempFile("smoke-", ".jsonl");
        var status = await("the replay file of match " + match, () -> {
            var saved = save(match, file);
            return saved == 0 ? saved : null;
        });
        var keys = (List<?>) await("the published keys", () -> api.get("/rules-service/keys", ""))
                .get("keys");
        var key = VerifyingKey.read(String.valueOf(((Map<?, ?>) keys.getFirst()).get("key")));
        require(
                status == 0 && VerifyCommand.run(file, Set.of(key), PATIENCE.toSeconds(), System.out) == 0,
                "the replay file of match %s is not genuine",
                match);
        Files.delete(file);
    }

    private int save(String match, java.nio.file.Path file) {
        try {
            return ReplayCommand.save(url + "/replay-service/matches/" + match + "/replay", file);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    private static void require(boolean so, String otherwise, Object... details) {
        if (!so) {
            throw new IllegalStateException(otherwise.formatted(details));
        }
    }

    /** Asks again while nothing comes or what is asked is just being restarted. */
    private static <T> T await(String what, Supplier<T> asked) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        RuntimeException last = new IllegalStateException("nothing came");
        while (System.nanoTime() < end) {
            try {
                var found = Optional.ofNullable(asked.get());
                if (found.isPresent()) {
                    return found.get();
                }
            } catch (RuntimeException notNow) {
                last = notNow;
            }
            Thread.sleep(MOMENT);
        }
        throw new IllegalStateException("In " + PATIENCE.toMinutes() + " minutes not: " + what, last);
    }
}
