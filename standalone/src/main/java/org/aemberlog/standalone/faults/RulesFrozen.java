package org.aemberlog.standalone.faults;

import org.aemberlog.standalone.faults.Load.Sender;
import org.aemberlog.standalone.faults.Tally.Count;

/**
 * An owner is stopped with commits on their way to the store. Another takes over and stores its
 * own; then the first wakes up, and what it had sent arrives.
 */
final class RulesFrozen implements Scenario {

    private static final int BETWEEN = 400;

    @Override
    public String name() {
        return "rules-frozen";
    }

    @Override
    public String title() {
        return "an owner stopped with SIGSTOP, awake after another took over";
    }

    @Override
    public void run(Act act) {
        var stage = act.stage();
        var second = stage.addRules();
        stage.awaitRules(2);
        try (var load = act.play(name(), Sender.ONCE)) {
            for (var sleeper : stage.rules()) {
                load.awaitAccepted(BETWEEN);
                double lost = sleeper.lostAppends();
                freezeInMidAppend(act, sleeper);
                act.awaitTakeover(load);
                sleeper.thaw();
                sleeper.store().restore();
                stage.awaitRules(2);
                load.awaitAnswers();
                requireLost(act, sleeper.lostAppends() - lost);
            }
            act.prove(load.finish());
        }
        stage.remove(second);
        stage.awaitRules(1);
    }

    private static void freezeInMidAppend(Act act, RulesInstance sleeper) {
        long before = act.tally().of(Count.INTENTS_RESENT);
        sleeper.store().hold();
        Patience.until(
                "what the sleeper has in hand waits",
                () -> act.tally().of(Count.INTENTS_RESENT) > before);
        sleeper.freeze();
        act.fault();
    }

    private static void requireLost(Act act, double lost) {
        if (lost == 0) {
            act.tally().violated("The sleeper stored something, or had nothing to store.");
        }
        act.tally().add(Count.FENCED, (long) lost);
    }
}
