package org.aemberlog.standalone.faults.scenario;

import org.aemberlog.standalone.faults.load.BotLoad;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.TcpProxy;

/** The services lose the store: for a while, for moments, and in the middle of an answer. */
final class StoreCut implements Scenario {

    private static final int BETWEEN = 200;
    private static final int MOMENTS = 10;

    @Override
    public String name() {
        return "store-cut";
    }

    @Override
    public String title() {
        return "all connections to the store cut, flickering, held up and cut";
    }

    @Override
    public void run(ScenarioContext act) {
        try (var load = act.play(name(), Sender.ONCE)) {
            load.awaitAccepted(BETWEEN);
            forAWhile(act, load, false);
            load.awaitAccepted(BETWEEN);
            forMoments(act, load);
            load.awaitAccepted(BETWEEN);
            forAWhile(act, load, true);
            load.awaitAccepted(BETWEEN);
            act.prove(load.finish());
        }
    }

    /** Until the bots have become impatient. */
    private static void forAWhile(ScenarioContext act, BotLoad load, boolean heldFirst) {
        var cables = act.stage().cables();
        long before = act.counts().of(Count.INTENTS_RESENT);
        cables.forEach(heldFirst ? TcpProxy::hold : TcpProxy::cut);
        act.fault();
        Await.until("the bots ask again", () -> act.counts().of(Count.INTENTS_RESENT) > before);
        if (heldFirst) {
            cables.forEach(TcpProxy::cut);
        }
        cables.forEach(TcpProxy::restore);
        load.awaitAnswers();
    }

    /** Each cut comes while something is on its way, before or after it was stored. */
    private static void forMoments(ScenarioContext act, BotLoad load) {
        for (int i = 0; i < MOMENTS; i++) {
            act.stage().cables().forEach(TcpProxy::cut);
            act.fault();
            act.stage().cables().forEach(TcpProxy::restore);
            load.awaitAccepted(1);
        }
        load.awaitAnswers();
    }
}
