package org.aemberlog.standalone.faults;

import java.util.List;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.faults.BotLoad.Plan;
import org.aemberlog.standalone.faults.BotLoad.Sender;
import org.aemberlog.standalone.faults.ScenarioCounts.Count;
import org.aemberlog.standalone.sim.RandomDecks;

/**
 * What a scenario has to work with.
 *
 * @param matches how many matches the longest scenario plays
 * @param longest the commits after which a bot concedes in it
 */
record ScenarioContext(TestCluster stage, Rules rules, ScenarioCounts tally, long seed, int matches, int longest) {

    private static final int CONCURRENCY = 60;
    private static final int SHORT = 60;

    /** Matches without end, until they are told to finish. */
    BotLoad play(String name, Sender sender) {
        return play(new Plan(name, seed, CONCURRENCY, SHORT), sender);
    }

    BotLoad play(Plan plan, Sender sender) {
        return new BotLoad(stage, rules, plan, tally, sender);
    }

    /** Bots whose match nobody else knows yet. */
    BotMatch pair(MatchId id, long seed, int longest) {
        return BotMatch.seated(rules, new RandomDecks(), id, seed, longest);
    }

    /** Counts something that was done to the platform. */
    void fault() {
        tally.add(Count.FAULTS, 1);
    }

    /** Waits until somebody answers again, and counts that. */
    void awaitTakeover(BotLoad load) {
        load.awaitAnswers();
        tally.add(Count.TAKEOVERS, 1);
    }

    /** Proves what has to be true of matches that are over. */
    void prove(List<BotMatch> pairs) {
        new ConsistencyCheck(stage, tally).of(pairs);
    }
}
