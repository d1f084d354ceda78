package org.aemberlog.standalone.faults.real;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.check.Proof;
import org.aemberlog.standalone.faults.check.StatisticsCheck;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.cluster.RealCluster;
import org.aemberlog.standalone.faults.load.Pauses;
import org.aemberlog.standalone.faults.load.RollingLoad;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.WebhookReceiver;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.real.RealReport.Step;

/** Data is lost on a real MongoDB while people and bots play, and comes back. */
public interface DataLoss {

    /** How often each table goes on before and after. */
    int MOVES = 3;

    /** Lets it be lost and brings it back; throws what cannot be. */
    Step happen();

    /** Makes what happens. */
    @FunctionalInterface
    interface Kind {
        DataLoss of(PairedPlatform platform, RollingLoad load, ScenarioCounts counts);
    }

    /** The kinds by their names. */
    Map<String, Kind> KINDS = new TreeMap<>(Map.of("dropped", Dropped::new, "restored", Restored::new));

    /**
     * Runs one.
     *
     * @param kind its name
     * @param logs an empty directory for the logs of all processes
     * @param mongod the program
     */
    static RealReport run(String kind, Path logs, String mongod, RealFaults.Settings settings) {
        long began = System.nanoTime();
        var counts = new ScenarioCounts();
        try (var platform = PairedPlatform.start(logs, RealCluster.start(logs, mongod));
                var webhooks = new WebhookReceiver(platform.address())) {
            platform.subscribe(webhooks.url());
            try (var load =
                    new RollingLoad(platform, settings.tables(), RealFaults.BOT_TABLES, settings.seed(), counts)) {
                var step = KINDS.get(kind).of(platform, load, counts).happen();
                var matches = load.finish();
                new Proof(platform, webhooks, counts).of(matches);
                var api = new Api(platform.url(ParentWatchdog.MATCH_SERVICE));
                new StatisticsCheck(api, platform.token(), counts).of(matches.size());
                var time = Duration.ofNanos(System.nanoTime() - began);
                return new RealReport(
                        settings.seed(), time, List.of(step), load.retried(), counts.violations(), logs.toString());
            }
        }
    }

    /** What the pauses of the tables were between two times of {@link System#nanoTime}. */
    static Step step(String what, long from, long to, RollingLoad load) {
        return new Step(
                what, Pauses.of(List.of(Pauses.during(from, to, load.tables()), Pauses.during(from, to, load.bots()))));
    }
}
