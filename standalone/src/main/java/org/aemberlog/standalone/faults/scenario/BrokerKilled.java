package org.aemberlog.standalone.faults.scenario;

import java.util.ArrayList;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.machine.Brokers;

/** Each broker is killed and started again, the leader of the controllers first. */
final class BrokerKilled implements Scenario {

    private static final int BETWEEN = 100;

    @Override
    public String name() {
        return "broker-killed";
    }

    @Override
    public String title() {
        return "each of three brokers killed with -9, the controllers' leader first";
    }

    @Override
    public void run(ScenarioContext act) {
        var brokers = act.stage().brokers();
        var victims = new ArrayList<Integer>();
        victims.add(brokers.controller());
        Brokers.IDS.stream().filter(id -> !victims.contains(id)).forEach(victims::add);
        try (var load = act.play(name(), Sender.ONCE)) {
            for (int victim : victims) {
                load.awaitAccepted(BETWEEN);
                brokers.kill(victim);
                act.fault();
                act.awaitTakeover(load);
                load.awaitAccepted(BETWEEN);
                brokers.start(victim);
                brokers.awaitInSync();
            }
            act.prove(load.finish());
        }
    }
}
