package org.aemberlog.standalone.faults.scenario;

import org.aemberlog.standalone.faults.load.BotLoad;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.RulesInstance;

/** rules-service is killed again and again, first as one of two, then alone. */
final class RulesKilled implements Scenario {

    private static final int MATCHES_A_KILL = 150;
    private static final int FEWEST_KILLS = 1;
    private static final int MAX_KILLS = 5;

    @Override
    public String name() {
        return "rules-killed";
    }

    @Override
    public String title() {
        return "rules-service killed with -9, as one of two and alone";
    }

    @Override
    public void run(ScenarioContext act) {
        int matches = act.workload().matches();
        int kills = Math.clamp(matches / MATCHES_A_KILL, FEWEST_KILLS, MAX_KILLS);
        int between = Math.max(1, matches / (2 * kills + 1));
        act.stage().scaleRules(2);
        try (var load = act.play(name(), Sender.ONCE)) {
            for (int i = 0; i < kills; i++) {
                load.awaitFinished(between);
                killOneOfTwo(act, load, act.stage().rules().get(i % 2));
            }
            act.stage().scaleRules(1);
            for (int i = 0; i < kills; i++) {
                load.awaitFinished(between);
                killAlone(act, load, act.stage().rules().getFirst());
            }
            load.awaitFinished(matches - act.counts().of(Count.MATCHES_FINISHED));
            act.prove(load.finish());
        }
    }

    private static void killAlone(ScenarioContext act, BotLoad load, RulesInstance victim) {
        victim.kill();
        act.fault();
        victim.start();
        act.awaitTakeover(load);
    }

    private static void killOneOfTwo(ScenarioContext act, BotLoad load, RulesInstance victim) {
        victim.kill();
        act.fault();
        act.awaitTakeover(load);
        victim.start();
        act.stage().awaitRules(2);
    }
}
