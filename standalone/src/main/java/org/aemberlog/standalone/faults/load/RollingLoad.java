package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.Retries;
import org.aemberlog.standalone.bot.Retries.Why;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;

/** People and bots who play while instances come and go, and somebody who looks at everything else. */
public final class RollingLoad implements AutoCloseable {

    private static final Duration LONGEST_RETRY = Duration.ofSeconds(60);
    private static final long LOOK_NANOS = Duration.ofMillis(100).toNanos();
    private static final List<String> LOOKS = List.of(
            "/matches?limit=5", "/replay-service/matches?limit=5", "/deck-service/decks", "/rules-service/keys");

    private final ScenarioCounts counts;
    private final Map<Why, Integer> retried = new EnumMap<>(Why.class);
    private final List<RollingTable> people = new ArrayList<>();
    private final List<RollingTable> bots = new ArrayList<>();
    private final Thread looking;
    private volatile boolean done;

    /**
     * Begins to play.
     *
     * @param counts where what must not happen is counted
     */
    public RollingLoad(PairedPlatform platform, int tables, int botTables, long seed, ScenarioCounts counts) {
        this.counts = counts;
        var url = platform.url(ParentWatchdog.MATCH_SERVICE);
        var api = new Api(url, Retries.forUpTo(LONGEST_RETRY, this::again));
        var decks = StarterMatch.decks(new Api(platform.url(ParentWatchdog.DECK_SERVICE)));
        for (int i = 0; i < tables; i++) {
            var pair = new RollingPeople(url, api, decks, 1_000 * seed + 100 * i, counts::violated);
            people.add(new RollingTable("people " + i, pair, counts::violated));
        }
        for (int i = 0; i < botTables; i++) {
            var pair = new RollingBots(url, api, decks, i, counts::violated);
            bots.add(new RollingTable("bots " + i, pair, counts::violated));
        }
        looking = Thread.ofVirtual().name("looking").start(() -> look(api));
    }

    private void look(Api api) {
        for (int i = 0; !done; i++) {
            var path = LOOKS.get(i % LOOKS.size());
            try {
                api.get(path, "");
            } catch (RuntimeException e) {
                counts.violated("GET " + path + ": " + e.getMessage());
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private synchronized void again(Why why) {
        retried.merge(why, 1, Integer::sum);
    }

    /** How often a request had to be sent again so far, and why. */
    public synchronized Map<Why, Integer> retried() {
        return new EnumMap<>(retried);
    }

    /** When the tables of people went on. */
    public List<Pauses.Times> tables() {
        return times(people);
    }

    /** When the tables of bots went on. */
    public List<Pauses.Times> bots() {
        return times(bots);
    }

    private static List<Pauses.Times> times(List<RollingTable> tables) {
        return tables.stream().map(RollingTable::times).toList();
    }

    private Stream<RollingTable> all() {
        return Stream.concat(people.stream(), bots.stream());
    }

    /** Waits until each table has gone on so often since now. */
    public void awaitMoves(int times) {
        awaitMoves(times, Await.LONGEST);
    }

    /** The same; fails when that takes longer than {@code longest}. */
    public void awaitMoves(int times, Duration longest) {
        long now = System.nanoTime();
        Await.until(
                "each table goes on " + times + " times",
                longest,
                () -> all().allMatch(table -> table.times().since(now) >= times));
    }

    /** The matches that are over by now. */
    public List<Finished> over() {
        return all().flatMap(table -> table.over().stream()).toList();
    }

    /** The matches that were played; begins no more. */
    public List<Finished> finish() {
        all().forEach(RollingTable::finish);
        return all().flatMap(table -> table.finished().stream()).toList();
    }

    @Override
    public void close() {
        done = true;
        all().forEach(RollingTable::finish);
        try {
            looking.join(LONGEST_RETRY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
