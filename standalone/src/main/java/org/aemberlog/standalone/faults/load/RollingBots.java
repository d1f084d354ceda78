package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;

/** Two of match-service's own bots, seen by a spectator. */
final class RollingBots implements RollingTable.Players {

    private static final long POLL_NANOS = Duration.ofMillis(500).toNanos();

    private final String url;
    private final Api api;
    private final Map<String, Object> request;
    private final int pair;
    private final Consumer<String> violated;

    /** The n-th pair of bots; see {@link RollingPeople}. */
    RollingBots(String url, Api api, Map<String, String> decks, int pair, Consumer<String> violated) {
        this.url = url;
        this.api = api;
        this.request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
        this.pair = pair;
        this.violated = violated;
    }

    @Override
    public Finished play(RollingTable table, int number) {
        var created = api.post("/matches", "", "bots-" + pair + "-" + number, request);
        var match = String.valueOf(created.get("match"));
        var token = String.valueOf(((Map<?, ?>) created.get("tokens")).get("spectator"));
        var stream = new EventStream(url, match, token);
        var spectator = new Spectator(match, stream, table.times()::now, violated);
        var summary = api.get("/matches/" + match, "");
        while (!summary.containsKey("winner")) {
            LockSupport.parkNanos(POLL_NANOS);
            summary = api.get("/matches/" + match, "");
        }
        var finished = Finished.of(match, summary, Map.of());
        spectator.requireWhole(finished.version());
        return finished;
    }
}
