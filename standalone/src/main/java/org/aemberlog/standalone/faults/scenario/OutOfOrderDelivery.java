package org.aemberlog.standalone.faults.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.faults.check.ConsistencyCheck;
import org.aemberlog.standalone.faults.load.BotLoad.Sender;
import org.aemberlog.standalone.faults.load.BotMatch;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.KafkaClient;

/**
 * Intents come twice, late and too early; then whole matches reach match-service and replay-service
 * in any order, each commit up to three times.
 */
final class OutOfOrderDelivery implements Scenario {

    private static final int INTENTS = 800;
    private static final int MATCHES = 15;
    private static final int LONGEST = 40;
    private static final int MAX_TIMES = 3;

    @Override
    public String name() {
        return "scrambled";
    }

    @Override
    public String title() {
        return "intents and events delivered twice and in the wrong order";
    }

    @Override
    public void run(ScenarioContext act) {
        try (var load = act.play(name(), new Scrambler(act))) {
            load.awaitAccepted(INTENTS);
            act.prove(load.finish());
        }
        scrambleEvents(act);
    }

    /** Sends a little more than it should. */
    private static final class Scrambler implements Sender {

        private final ScenarioContext act;
        private final SplittableRandom random;
        private final Map<MatchId, IntentRecord> before = new HashMap<>();

        Scrambler(ScenarioContext act) {
            this.act = act;
            this.random = new SplittableRandom(act.workload().seed());
        }

        @Override
        public void send(KafkaClient wire, BotMatch pair) {
            var now = pair.asked().record();
            var last = before.getOrDefault(pair.id(), now);
            var records = switch (random.nextInt(4)) {
                case 0 -> List.of(now, now);
                case 1 -> List.of(last, now, last);
                case 2 -> List.of(pair.ahead().orElse(now), now);
                default -> List.of(now);
            };
            records.forEach(wire::send);
            act.counts().add(Count.SCRAMBLED, records.size() - 1L);
            before.put(pair.id(), now);
        }
    }

    private static void scrambleEvents(ScenarioContext act) {
        var pairs = new ArrayList<BotMatch>();
        var deliveries = new ArrayList<SealedCommit>();
        var random = new Random(act.workload().seed());
        for (int i = 0; i < MATCHES; i++) {
            var pair = act.pair(new MatchId("shuffled-" + i), act.workload().seed() + i, LONGEST);
            for (var commit : playedAlone(pair)) {
                deliveries.addAll(Collections.nCopies(1 + random.nextInt(MAX_TIMES), commit));
            }
            pairs.add(pair);
        }
        Collections.shuffle(deliveries, random);
        try (var wire = new KafkaClient(act.stage().brokers().bootstrapServers())) {
            deliveries.forEach(wire::publish);
        }
        act.counts().add(Count.SCRAMBLED, deliveries.size());
        act.counts().add(Count.MATCHES_FINISHED, pairs.size());
        new ConsistencyCheck(act.stage(), act.counts()).ofReaders(pairs);
    }

    /** A match as rules-service would have stored it. */
    private static List<SealedCommit> playedAlone(BotMatch pair) {
        var commits = new ArrayList<SealedCommit>();
        while (!pair.over()) {
            var asked = pair.asked();
            if (!asked.legal()) {
                pair.rejected();
                continue;
            }
            var sealed = Commits.seal(
                    pair.id(),
                    commits.size() + 1L,
                    asked.record().intentId(),
                    System.currentTimeMillis(),
                    asked.record().intent(),
                    asked.events(),
                    commits.isEmpty()
                            ? Commits.GENESIS
                            : commits.getLast().commit().hash());
            commits.add(sealed);
            pair.accept(sealed.commit());
        }
        return commits;
    }
}
