package org.aemberlog.standalone.faults.scenario;

import java.util.List;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.faults.check.ConsistencyCheck;
import org.aemberlog.standalone.faults.cluster.TestCluster;
import org.aemberlog.standalone.faults.load.BotLoad;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.load.BotMatch;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.load.Workload;
import org.aemberlog.standalone.sim.RandomDecks;

/** What a scenario has to work with. */
record ScenarioContext(TestCluster stage, Rules rules, ScenarioCounts counts, Workload workload) {

    /** Matches without end, until they are told to finish; their ids begin with {@code name}. */
    BotLoad play(String name, Sender sender) {
        return new BotLoad(stage, rules, name, workload, counts, sender);
    }

    /** Bots whose match nobody else knows yet. */
    BotMatch pair(MatchId id, long seed, int longest) {
        return BotMatch.seated(rules, new RandomDecks(), id, seed, longest);
    }

    /** Counts something that was done to the platform. */
    void fault() {
        counts.add(Count.FAULTS, 1);
    }

    /** Waits until somebody answers again, and counts that. */
    void awaitTakeover(BotLoad load) {
        load.awaitAnswers();
        counts.add(Count.TAKEOVERS, 1);
    }

    /** Proves what has to be true of matches that are over. */
    void prove(List<BotMatch> pairs) {
        new ConsistencyCheck(stage, counts).of(pairs);
    }
}
