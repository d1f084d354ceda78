package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.machine.Await;

/**
 * A table at which two players and a spectator meet over HTTP, for one match after the other. The
 * players ask at a steady pace; the spectator reads the stream and takes it up again where it breaks.
 */
public final class RollingTable {

    private static final long PACE_NANOS = Duration.ofMillis(200).toNanos();

    private final String url;
    private final Api api;
    private final Map<String, Object> request;
    private final long seed;
    private final Consumer<String> violated;
    private final Pauses.Times times = new Pauses.Times();
    private final List<Finished> finished = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private long asked;
    private volatile boolean finishing;

    /**
     * A match that is over, as its players saw it end.
     *
     * @param acknowledged the versions of the intents that were answered as accepted, by their ids
     */
    public record Finished(String match, int version, String hash, Map<String, Long> acknowledged) {}

    /**
     * Opens a table.
     *
     * @param api speaks to match-service at {@code url} and sends again what it may
     * @param seed tells what the players do
     * @param violated is told what must not happen
     */
    RollingTable(String url, Api api, Map<String, String> decks, long seed, Consumer<String> violated) {
        this.url = url;
        this.api = api;
        this.request = StarterMatch.request(decks, Map.of());
        this.seed = seed;
        this.violated = violated;
        this.thread = Thread.ofVirtual().name("table-" + seed).start(this::play);
    }

    private void play() {
        try {
            while (!finishing) {
                playMatch(seed + finished.size());
            }
        } catch (RuntimeException e) {
            violated.accept("Table " + seed + " stands still: " + e);
        }
    }

    private void playMatch(long luck) {
        var players = Map.of("a", Player.random(luck), "b", Player.random(-luck));
        var match = HttpMatch.create(api, "rolling-" + seed + "-" + finished.size(), request, players);
        goOn(0);
        var stream = new EventStream(url, match.match(), match.spectatorToken());
        var spectator = new Spectator(match.match(), stream, () -> {}, violated);
        while (!match.summary().containsKey("winner")) {
            if (finishing) {
                match.concede("a");
            } else {
                match.askOnce().filter(version -> version > asked).ifPresent(this::goOn);
            }
            LockSupport.parkNanos(PACE_NANOS);
        }
        var summary = match.summary();
        int version = ((Number) summary.get("version")).intValue();
        spectator.requireWhole(version);
        finished.add(new Finished(match.match(), version, String.valueOf(summary.get("hash")), match.acknowledged()));
    }

    /** What is asked again at a version is asked of an instance that is behind; the match does not go on by it. */
    private void goOn(long version) {
        asked = version;
        times.now();
    }

    Pauses.Times times() {
        return times;
    }

    /** Lets the match that is played be given up. */
    void finish() {
        finishing = true;
    }

    /** The matches that are over by now. */
    List<Finished> over() {
        return List.copyOf(finished);
    }

    /** The matches that were played, once the last is over. */
    List<Finished> finished() {
        try {
            if (!thread.join(Await.LONGEST)) {
                violated.accept("Table " + seed + " does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return List.copyOf(finished);
    }
}
