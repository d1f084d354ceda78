package org.aemberlog.standalone.faults.rolling;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.standalone.bot.Retries.Why;
import org.aemberlog.standalone.faults.check.ConsistencyCheck;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.load.Pauses;
import org.aemberlog.standalone.faults.load.RollingLoad;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.load.WebhookReceiver;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.FaultException;
import org.aemberlog.standalone.faults.machine.Groups;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.rolling.RollingReport.Step;
import org.aemberlog.support.broker.Topics;

/**
 * Two of each service behind load balancers while people and bots play: each instance is stopped
 * with SIGTERM and started again, one after the other, and then each is killed.
 */
public final class Rolling {

    /** Its name on the command line. */
    public static final String NAME = "rolling";

    private static final int BOT_TABLES = 4;
    private static final int MOVES = 5;
    private static final Duration CONTROL = Duration.ofSeconds(10);
    private static final double MOST_SENT_FOR_A_COMMIT = 1.05;
    private static final List<String> SERVICES = List.of(
            ParentWatchdog.RULES_SERVICE,
            ParentWatchdog.MATCH_SERVICE,
            ParentWatchdog.REPLAY_SERVICE,
            ParentWatchdog.DECK_SERVICE);

    /** How many consumers share the work of each group; an instance of rules-service has two. */
    private static final Map<String, Long> MEMBERS =
            Map.of("rules-service", 4L, "replay-service", 2L, "match-service-bots", 2L);

    private final PairedPlatform platform;
    private final Groups groups;
    private final ScenarioCounts counts = new ScenarioCounts();
    private final List<Step> steps = new ArrayList<>();
    private final RollingLoad load;
    private final WebhookReceiver webhooks;
    private final Settings settings;

    /**
     * What is done.
     *
     * @param tables at which people play
     * @param stops how many times an instance of each service is stopped, the two in turn
     * @param kills how many times one is killed, beginning with the one that was not stopped first
     * @param seed tells what people do; when an instance is stopped is told by the machine
     */
    public record Settings(int tables, int stops, int kills, long seed) {

        /** Each instance of each service is stopped, and killed, so many times. */
        public static Settings ofRounds(int tables, int rounds, long seed) {
            return new Settings(tables, 2 * rounds, 2 * rounds, seed);
        }
    }

    private Rolling(PairedPlatform platform, WebhookReceiver webhooks, Settings settings) {
        this.platform = platform;
        this.groups = new Groups(platform.bootstrapServers());
        this.webhooks = webhooks;
        this.settings = settings;
        platform.subscribe(webhooks.url());
        this.load = new RollingLoad(platform, settings.tables(), BOT_TABLES, settings.seed(), counts);
    }

    /** Runs all of it, with data and logs in an empty directory. */
    public static RollingReport run(Path directory, Settings settings) {
        try (var platform = PairedPlatform.start(directory);
                var webhooks = new WebhookReceiver(platform.address())) {
            return new Rolling(platform, webhooks, settings).run();
        }
    }

    private RollingReport run() {
        try (load;
                groups) {
            load.awaitMoves(2 * MOVES);
            step("nothing", Step.Bound.NONE, () -> LockSupport.parkNanos(CONTROL.toNanos()));
            var before = load.retried();
            for (var service : SERVICES) {
                restart(service);
            }
            requireDeliveredOnce();
            var after = load.retried();
            for (var why : List.of(Why.BROKEN, Why.LATE)) {
                int failed = after.getOrDefault(why, 0) - before.getOrDefault(why, 0);
                if (failed > 0) {
                    counts.violated(failed + " requests failed in a rolling restart: " + why);
                }
            }
            for (var service : SERVICES) {
                kill(service);
            }
            var matches = load.finish();
            prove(matches);
            requireSentOnce(matches.size());
        } catch (FaultException e) {
            counts.violated("It broke off: " + e.getMessage());
        }
        return new RollingReport(settings.seed(), steps, load.retried(), counts.violations());
    }

    /** Whoever plays, a bot above all, plays at one instance: nearly all intents become commits. */
    private void requireSentOnce(int matches) {
        double sent = groups.records(Topics.INTENTS) / (double) platform.commitCount();
        System.out.printf("  %d matches, %.3f intents sent for each commit%n", matches, sent);
        if (sent > MOST_SENT_FOR_A_COMMIT) {
            counts.violated("%.3f intents were sent for each commit: somebody played twice".formatted(sent));
        }
    }

    private void restart(String service) {
        for (int i = 0; i < settings.stops(); i++) {
            var instance = platform.pair(service).get(i % 2);
            step(service + " SIGTERM", Step.Bound.RESTART, () -> {
                instance.terminate();
                instance.start();
                PairedPlatform.awaitReady(instance);
            });
        }
    }

    private void kill(String service) {
        for (int i = 0; i < settings.kills(); i++) {
            var instance = platform.pair(service).get((i + 1) % 2);
            step(service + " kill -9", Step.Bound.KILL, () -> {
                instance.kill();
                load.awaitMoves(1);
                instance.start();
                PairedPlatform.awaitReady(instance);
            });
        }
    }

    private void step(String what, Step.Bound bound, Runnable work) {
        long from = System.nanoTime();
        work.run();
        load.awaitMoves(MOVES);
        long to = System.nanoTime();
        var people = Pauses.during(from, to, load.tables());
        var bots = Pauses.during(from, to, load.bots());
        var step = new Step(what, bound, people, bots);
        System.out.println("  " + step.text());
        steps.add(step);
    }

    private void prove(List<Finished> matches) {
        new ConsistencyCheck(platform, counts).ofFinished(matches);
        counts.add(Count.MATCHES_FINISHED, matches.size());
        MEMBERS.forEach((group, members) -> Await.until(
                members + " members share the work of " + group, () -> groups.membersWithPartitions(group) == members));
        Await.until("each result is delivered", () -> webhooks.deliveries().size() >= matches.size());
    }

    /** An attempt whose instance was killed in the middle is made again; nothing else is. */
    private void requireDeliveredOnce() {
        webhooks.deliveries().forEach((id, times) -> {
            if (times > 1) {
                counts.violated("Result " + id + " was delivered " + times + " times");
            }
        });
    }
}
