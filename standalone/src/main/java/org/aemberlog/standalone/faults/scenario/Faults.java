package org.aemberlog.standalone.faults.scenario;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.standalone.faults.cluster.TestCluster;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.load.Workload;

/** The scenarios, one after the other on one platform. */
public final class Faults {

    private static final List<Scenario> SCENARIOS = List.of(
            new OutOfOrderDelivery(),
            new StreamCut(),
            new StoreCut(),
            new RulesFrozen(),
            new RulesKilled(),
            new BrokerKilled());

    private Faults() {}

    /** The names of the scenarios, in the order in which they are run. */
    public static List<String> names() {
        return SCENARIOS.stream().map(Scenario::name).toList();
    }

    /**
     * Runs scenarios.
     *
     * @param directory an empty directory for data and logs
     * @param wanted which scenarios, by name
     */
    public static Report run(Path directory, Predicate<String> wanted, Workload workload) {
        var results = new ArrayList<Report.Result>();
        var rules = new Rules(CardPool.all());
        try (var stage = TestCluster.set(directory)) {
            for (var scenario : SCENARIOS) {
                if (wanted.test(scenario.name())) {
                    var counts = new ScenarioCounts();
                    play(scenario, new ScenarioContext(stage, rules, counts, workload));
                    results.add(Report.result(scenario, counts));
                }
            }
        }
        return new Report(workload.seed(), results);
    }

    private static void play(Scenario scenario, ScenarioContext act) {
        System.out.println("Scenario " + scenario.name() + ": " + scenario.title());
        long began = System.nanoTime();
        try {
            scenario.run(act);
        } catch (RuntimeException e) {
            act.counts().violated("The scenario broke off: " + e);
        }
        long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
        act.counts().add(Count.SECONDS, seconds);
        act.counts().violations().forEach(System.out::println);
    }
}
