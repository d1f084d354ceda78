package org.aemberlog.standalone.faults.scenario;

import org.aemberlog.standalone.faults.load.BotLoad;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.RulesInstance;

/**
 * An owner is stopped with commits on their way to the store. Another takes over and stores its
 * own; then the first wakes up, and what it had sent arrives.
 */
final class RulesFrozen implements Scenario {

    private static final int BETWEEN = 200;

    /** An owner may happen to have nothing in hand, and then it has to sleep once more. */
    private static final int MAX_ROUNDS = 6;

    @Override
    public String name() {
        return "rules-frozen";
    }

    @Override
    public String title() {
        return "an owner stopped with SIGSTOP, awake after another took over";
    }

    @Override
    public void run(ScenarioContext act) {
        var stage = act.stage();
        stage.scaleRules(2);
        try (var load = act.play(name(), Sender.ONCE)) {
            for (int i = 0; i < 2 || i < MAX_ROUNDS && act.counts().of(Count.FENCED) == 0; i++) {
                load.awaitAccepted(BETWEEN);
                round(act, load, stage.rules().get(i % 2));
            }
            act.prove(load.finish());
        }
        if (act.counts().of(Count.FENCED) == 0) {
            act.counts().violated("The sleepers never had anything to store.");
        }
    }

    private static void round(ScenarioContext act, BotLoad load, RulesInstance sleeper) {
        double lost = sleeper.lostAppends();
        freezeInMidAppend(act, sleeper);
        act.awaitTakeover(load);
        sleeper.thaw();
        sleeper.store().restore();
        act.stage().awaitRules(2);
        load.awaitAnswers();
        act.counts().add(Count.FENCED, (long) (sleeper.lostAppends() - lost));
    }

    private static void freezeInMidAppend(ScenarioContext act, RulesInstance sleeper) {
        long before = act.counts().of(Count.INTENTS_RESENT);
        sleeper.store().hold();
        Await.until("what the sleeper has in hand waits", () -> act.counts().of(Count.INTENTS_RESENT) > before);
        sleeper.freeze();
        act.fault();
    }
}
