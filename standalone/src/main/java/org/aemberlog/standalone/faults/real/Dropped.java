package org.aemberlog.standalone.faults.real;

import com.mongodb.reactivestreams.client.MongoDatabase;
import java.net.HttpURLConnection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.check.StatisticsCheck;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.load.RollingLoad;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.real.RealReport.Step;
import org.aemberlog.support.store.Blocking;

/**
 * Drops, while people and bots play, whatever match-service and replay-service store of matches, sends
 * all commits out again, and proves that everything comes back.
 */
final class Dropped implements DataLoss {

    /** What people entrusted to the services, which no commit tells. */
    private static final Map<String, Set<String>> ENTRUSTED = Map.of(
            ParentWatchdog.MATCH_SERVICE,
            Set.of("profiles", "series", "handicaps", "invitations", "talk"),
            ParentWatchdog.REPLAY_SERVICE,
            Set.of("webhooks", "webhook-outbox", "webhook-deliveries", "imports"));

    /** What is told of a match that is over. */
    private static final List<String> TOLD = List.of(
            "/matches/%s",
            "/matches/%s/cards",
            "/replay-service/matches/%s",
            "/replay-service/matches/%s/marks",
            "/replay-service/matches/%s/replay");

    private final PairedPlatform platform;
    private final RollingLoad load;
    private final ScenarioCounts counts;
    private final Api api;
    private final StatisticsCheck statistics;

    Dropped(PairedPlatform platform, RollingLoad load, ScenarioCounts counts) {
        this.platform = platform;
        this.load = load;
        this.counts = counts;
        this.api = new Api(platform.url(ParentWatchdog.MATCH_SERVICE));
        this.statistics = new StatisticsCheck(api, platform.token(), counts);
    }

    @Override
    public Step happen() {
        Await.until("some matches are over", () -> load.over().size() >= 2);
        var before = load.over();
        Await.until("their results are counted", () -> statistics.counted() >= before.size());
        var told = told(before);
        long from = System.nanoTime();
        drop();
        var sent = platform.republish();
        System.out.println("  databases dropped; " + sent);
        load.awaitMoves(MOVES);
        restart();
        load.awaitMoves(MOVES);
        requireTold(told);
        Await.until("the statistics count every match again", () -> statistics.counted() >= before.size());
        long to = System.nanoTime();
        return DataLoss.step("databases dropped", from, to, load);
    }

    private Map<String, String> told(List<Finished> matches) {
        var told = new TreeMap<String, String>();
        for (var match : matches) {
            TOLD.forEach(path -> {
                var filled = path.formatted(match.match());
                told.put(filled, api.text(filled, ""));
            });
        }
        return told;
    }

    private void requireTold(Map<String, String> told) {
        told.forEach((path, text) -> {
            Await.until(path + " is told again", () -> isThere(path));
            if (!text.equals(api.text(path, ""))) {
                counts.violated("GET " + path + " is not what it was before: " + text);
            }
        });
    }

    private boolean isThere(String path) {
        try {
            api.text(path, "");
            return true;
        } catch (Api.ProblemException e) {
            if (e.status() == HttpURLConnection.HTTP_NOT_FOUND || e.status() == HttpURLConnection.HTTP_CONFLICT) {
                return false;
            }
            throw e;
        }
    }

    private void drop() {
        ENTRUSTED.forEach((service, entrusted) -> drop(platform.database(service), entrusted));
    }

    private static void drop(MongoDatabase database, Set<String> but) {
        for (var name : Blocking.all(database.listCollectionNames())) {
            if (!but.contains(name)) {
                Blocking.first(database.getCollection(name).drop());
            }
        }
    }

    /** One instance after the other, as an operator would, for the indexes and the cards' definitions that were dropped too. */
    private void restart() {
        for (var service :
                List.of(ParentWatchdog.DECK_SERVICE, ParentWatchdog.MATCH_SERVICE, ParentWatchdog.REPLAY_SERVICE)) {
            for (var instance : platform.pair(service)) {
                instance.terminate();
                instance.start();
                PairedPlatform.awaitReady(instance);
            }
        }
    }
}
