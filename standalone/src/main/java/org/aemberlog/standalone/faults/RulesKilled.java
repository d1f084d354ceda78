package org.aemberlog.standalone.faults;

import org.aemberlog.standalone.faults.Load.Plan;
import org.aemberlog.standalone.faults.Load.Sender;

/** rules-service is killed again and again, first alone, then with another that takes over. */
final class RulesKilled implements Scenario {

    private static final int AT_ONCE = 250;
    private static final int KILLS_ALONE = 3;
    private static final int KILLS_OF_TWO = 3;

    @Override
    public String name() {
        return "rules-killed";
    }

    @Override
    public String title() {
        return "rules-service killed with -9, alone and as one of two";
    }

    @Override
    public void run(Act act) {
        var plan = new Plan(name(), act.seed(), act.matches(), AT_ONCE, act.longest());
        try (var load = act.play(plan, Sender.ONCE)) {
            long between = between(act);
            for (int i = 0; i < KILLS_ALONE; i++) {
                load.awaitAccepted(between);
                kill(act, load, act.stage().rules().getFirst(), true);
            }
            var second = act.stage().addRules();
            act.stage().awaitRules(2);
            for (int i = 0; i < KILLS_OF_TWO; i++) {
                load.awaitAccepted(between);
                kill(act, load, act.stage().rules().get(i % 2), false);
            }
            act.prove(load.finishAll());
            act.stage().remove(second);
        }
    }

    /** So many intents that all kills come in the first half of what is played. */
    private static long between(Act act) {
        long fewest = (long) act.matches() * act.longest() / 2;
        return Math.max(1, Math.min(4_000, fewest / 2 / (KILLS_ALONE + KILLS_OF_TWO)));
    }

    private static void kill(Act act, Load load, RulesInstance victim, boolean alone) {
        if (load.isDone()) {
            act.tally().violated("All matches were over before rules-service was killed");
            return;
        }
        victim.kill();
        act.fault();
        if (alone) {
            victim.start();
        }
        act.awaitTakeover(load);
        if (!alone) {
            victim.start();
            act.stage().awaitRules(2);
        }
    }
}
