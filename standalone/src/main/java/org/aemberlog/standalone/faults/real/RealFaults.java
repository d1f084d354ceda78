package org.aemberlog.standalone.faults.real;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.standalone.faults.check.Proof;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.cluster.RealCluster;
import org.aemberlog.standalone.faults.cluster.Victim;
import org.aemberlog.standalone.faults.load.Pauses;
import org.aemberlog.standalone.faults.load.RollingLoad;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.WebhookReceiver;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.FaultException;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.real.RealReport.Step;
import org.aemberlog.support.broker.Topics;

/** Breaks three real MongoDBs, three real brokers and two of each service, one after the other, while people and bots play. */
public final class RealFaults {

    /** Tables at which bots play besides. */
    static final int BOT_TABLES = 2;

    private static final int MOVES = 3;

    /** A table that does not go on so long after all is well again stands still. */
    private static final Duration STANDS_STILL = Duration.ofSeconds(120);

    private static final List<String> SERVICES = List.of(
            ParentWatchdog.RULES_SERVICE,
            ParentWatchdog.MATCH_SERVICE,
            ParentWatchdog.REPLAY_SERVICE,
            ParentWatchdog.DECK_SERVICE);

    private final Path logs;
    private final RealCluster cluster;
    private final PairedPlatform platform;
    private final RollingLoad load;
    private final WebhookReceiver webhooks;
    private final Settings settings;
    private final ScenarioCounts counts = new ScenarioCounts();
    private final List<Step> steps = new ArrayList<>();

    /**
     * What is done.
     *
     * @param faults how many
     * @param tables at which people play
     * @param seed tells which faults, and what people do; how long each thing takes is told by the machine
     */
    public record Settings(int faults, int tables, long seed) {}

    private RealFaults(
            Path logs, RealCluster cluster, PairedPlatform platform, WebhookReceiver webhooks, Settings settings) {
        this.logs = logs;
        this.cluster = cluster;
        this.platform = platform;
        this.webhooks = webhooks;
        this.settings = settings;
        platform.subscribe(webhooks.url());
        load = new RollingLoad(platform, settings.tables(), BOT_TABLES, settings.seed(), counts);
    }

    /**
     * Runs all of it.
     *
     * @param logs an empty directory for the logs of all processes
     * @param mongod the program
     */
    public static RealReport run(Path logs, String mongod, Settings settings) {
        var cluster = RealCluster.start(logs, mongod);
        try (var platform = PairedPlatform.start(logs, cluster);
                var webhooks = new WebhookReceiver(platform.address())) {
            return new RealFaults(logs, cluster, platform, webhooks, settings).run();
        }
    }

    private RealReport run() {
        long began = System.nanoTime();
        try (load) {
            load.awaitMoves(2 * MOVES, STANDS_STILL);
            var faults = Fault.deal(settings.faults(), settings.seed());
            for (var fault : faults) {
                breakAndHeal(fault, faults.size());
            }
            new Proof(platform, webhooks, counts).of(load.finish());
        } catch (FaultException e) {
            counts.violated("It broke off after fault " + steps.size() + ": " + e.getMessage());
        }
        return new RealReport(
                settings.seed(),
                Duration.ofNanos(System.nanoTime() - began),
                steps,
                load.retried(),
                counts.violations(),
                logs.toString());
    }

    private void breakAndHeal(Fault fault, int of) {
        var victim = victim(fault);
        long from = System.nanoTime();
        inflict(fault, victim);
        load.awaitMoves(MOVES, STANDS_STILL);
        long to = System.nanoTime();
        var step = new Step(
                fault.kind().label(),
                Pauses.of(List.of(Pauses.during(from, to, load.tables()), Pauses.during(from, to, load.bots()))));
        steps.add(step);
        Await.until("all is well after " + fault.text() + " of " + victim.name(), this::healthy);
        System.out.printf(
                "  %3d/%d %-70s %s  well after %.1f s%n",
                steps.size(), of, fault.text() + ", " + victim.name(), step.text(), (System.nanoTime() - from) / 1e9);
    }

    private Victim victim(Fault fault) {
        return switch (fault.kind().role()) {
            case PRIMARY -> cluster.primary();
            case SECONDARY -> cluster.secondary(fault.choice());
            case LEADER -> cluster.leader(Topics.INTENTS, fault.choice());
            case CONTROLLER -> cluster.controller();
            case RULES_SERVICE, MATCH_SERVICE, REPLAY_SERVICE, DECK_SERVICE ->
                Victim.of(platform.pair(fault.kind().role().label()).get(fault.choice() % 2));
        };
    }

    private void inflict(Fault fault, Victim victim) {
        switch (fault.kind().action()) {
            case KILL -> {
                victim.process().child().kill();
                hold(fault);
                victim.process().start();
            }
            case FREEZE -> {
                victim.process().child().freeze();
                hold(fault);
                victim.process().child().thaw();
            }
            case PARTITION, PARTITION_ONE_WAY -> {
                victim.node().partition(fault.direction(), cutOff(fault.scope(), victim));
                hold(fault);
                victim.node().heal();
            }
            case STEP_DOWN -> victim.stepDown().run();
            case FULL_DISK -> {
                victim.node().disk().fill();
                hold(fault);
                victim.node().disk().empty();
            }
            case SLOW_DISK -> victim.node().disk().slow(fault.time());
        }
    }

    private List<String> cutOff(Fault.Scope scope, Victim victim) {
        return switch (scope) {
            case PEERS -> victim.peers();
            case SERVICES -> cluster.services();
            case STORES -> cluster.stores();
            case BROKERS -> cluster.brokers();
            case ALL -> cluster.others(victim.node());
        };
    }

    private static void hold(Fault fault) {
        LockSupport.parkNanos(fault.time().toNanos());
    }

    private boolean healthy() {
        for (var service : SERVICES) {
            for (var instance : platform.pair(service)) {
                if (!instance.process().isAlive()) {
                    counts.violated(instance.name() + " ended by itself after fault " + steps.size() + "; see "
                            + logs.resolve(instance.name() + ".txt"));
                    instance.start();
                }
                if (!instance.isReady()) {
                    return false;
                }
            }
        }
        return cluster.healthy();
    }
}
