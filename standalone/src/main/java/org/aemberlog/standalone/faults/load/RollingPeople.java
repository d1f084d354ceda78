package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;

/**
 * Two players who meet over HTTP and ask at a steady pace; a spectator reads the stream and takes it
 * up again where it breaks.
 */
final class RollingPeople implements RollingTable.Players {

    private static final long PACE_NANOS = Duration.ofMillis(200).toNanos();

    private final String url;
    private final Api api;
    private final Map<String, Object> request;
    private final long seed;
    private final Consumer<String> violated;

    /**
     * Two players.
     *
     * @param api speaks to match-service at {@code url} and sends again what it may
     * @param seed tells what the players do
     * @param violated is told what must not happen
     */
    RollingPeople(String url, Api api, Map<String, String> decks, long seed, Consumer<String> violated) {
        this.url = url;
        this.api = api;
        this.request = StarterMatch.request(decks, Map.of());
        this.seed = seed;
        this.violated = violated;
    }

    /** What is asked again at a version is asked of an instance that is behind; the match does not go on by it. */
    @Override
    public Finished play(RollingTable table, int number) {
        long luck = seed + number;
        var players = Map.of("a", Player.random(luck), "b", Player.random(-luck));
        var match = HttpMatch.create(api, "rolling-" + seed + "-" + number, request, players);
        table.times().now();
        var stream = new EventStream(url, match.match(), match.spectatorToken());
        var spectator = new Spectator(match.match(), stream, () -> {}, violated);
        long asked = 0;
        while (!match.summary().containsKey("winner")) {
            if (table.isFinishing()) {
                match.concede("a");
            } else {
                long version = match.askOnce().orElse(asked);
                if (version > asked) {
                    asked = version;
                    table.times().now();
                }
            }
            LockSupport.parkNanos(PACE_NANOS);
        }
        var finished = Finished.of(match.match(), match.summary(), match.acknowledged());
        spectator.requireWhole(finished.version());
        return finished;
    }
}
