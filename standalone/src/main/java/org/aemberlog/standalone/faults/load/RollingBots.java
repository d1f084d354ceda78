package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.machine.Await;

/** A table at which match-service's own bots play one match after the other, seen by a spectator. */
final class RollingBots {

    private static final long LOOK_NANOS = Duration.ofMillis(500).toNanos();

    private final String url;
    private final Api api;
    private final Map<String, Object> request;
    private final int number;
    private final Consumer<String> violated;
    private final Pauses.Times times = new Pauses.Times();
    private final List<Finished> finished = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean finishing;

    /** Opens a table; see {@link RollingTable}. */
    RollingBots(String url, Api api, Map<String, String> decks, int number, Consumer<String> violated) {
        this.url = url;
        this.api = api;
        this.request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
        this.number = number;
        this.violated = violated;
        this.thread = Thread.ofVirtual().name("bots-" + number).start(this::play);
    }

    private void play() {
        try {
            while (!finishing) {
                playMatch();
            }
        } catch (RuntimeException e) {
            violated.accept("Bots " + number + " stand still: " + e);
        }
    }

    private void playMatch() {
        var created = api.post("/matches", "", "bots-" + number + "-" + finished.size(), request);
        var match = String.valueOf(created.get("match"));
        var token = String.valueOf(((Map<?, ?>) created.get("tokens")).get("spectator"));
        var spectator = new Spectator(match, new EventStream(url, match, token), times::now, violated);
        var summary = api.get("/matches/" + match, "");
        while (!summary.containsKey("winner")) {
            LockSupport.parkNanos(LOOK_NANOS);
            summary = api.get("/matches/" + match, "");
        }
        int version = ((Number) summary.get("version")).intValue();
        spectator.requireWhole(version);
        finished.add(new Finished(match, version, String.valueOf(summary.get("hash")), Map.of()));
    }

    Pauses.Times times() {
        return times;
    }

    /** Begins no more matches. */
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
                violated.accept("Bots " + number + " do not come to an end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return List.copyOf(finished);
    }
}
