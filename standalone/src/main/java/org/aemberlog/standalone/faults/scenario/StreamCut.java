package org.aemberlog.standalone.faults.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.check.ConsistencyCheck;
import org.aemberlog.standalone.faults.load.EventStream;
import org.aemberlog.standalone.faults.load.EventStream.Event;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;

/** Readers of a live match lose their stream after every event and come back for the next. */
final class StreamCut implements Scenario {

    @Override
    public String name() {
        return "stream-cut";
    }

    @Override
    public String title() {
        return "a live stream cut after every event and resumed with Last-Event-ID";
    }

    @Override
    public void run(ScenarioContext act) {
        var decks = StarterMatch.decks(new Api(act.stage().deckUrl()));
        var key = name() + "-" + act.workload().seed();
        var players = Map.of(
                "a",
                Player.random(act.workload().seed()),
                "b",
                Player.random(-act.workload().seed()));
        var request = StarterMatch.request(decks, Map.of("seed", key));
        var api = new Api(act.stage().matchUrl());
        watch(act, HttpMatch.create(api, key, request, players));
    }

    private static CompletableFuture<Void> onItsOwn(Runnable task) {
        return CompletableFuture.runAsync(task, work -> Thread.ofVirtual().start(work));
    }

    private static void watch(ScenarioContext act, HttpMatch table) {
        var readers = new ArrayList<CompletableFuture<Void>>();
        for (var token : List.of(table.token("a"), table.token("b"), table.spectatorToken())) {
            var stream = new EventStream(act.stage().matchUrl(), table.match(), token);
            var whole = new ArrayList<Event>();
            var whoReads = onItsOwn(() -> whole.addAll(stream.all()));
            var pieces = new ArrayList<Event>();
            readers.add(onItsOwn(() -> pieces.addAll(piecewise(act, stream)))
                    .thenCombine(whoReads, (one, other) -> null)
                    .thenRun(() -> compare(act, table, whole, pieces)));
        }
        var summary = table.play();
        readers.forEach(CompletableFuture::join);
        act.counts().add(Count.MATCHES_FINISHED, 1);
        int last = ((Number) summary.get("version")).intValue();
        act.counts().add(Count.ACCEPTED, last);
        new ConsistencyCheck(act.stage(), act.counts())
                .ofFinished(List.of(Finished.of(table.match(), summary, table.acknowledged())));
    }

    private static List<Event> piecewise(ScenarioContext act, EventStream stream) {
        var pieces = new ArrayList<Event>();
        for (var next = stream.first(0); next.isPresent(); ) {
            pieces.add(next.get());
            act.counts().add(Count.STREAM_CUTS, 1);
            next = stream.first(next.get().id());
        }
        return pieces;
    }

    private static void compare(ScenarioContext act, HttpMatch table, List<Event> whole, List<Event> pieces) {
        int last = ((Number) table.summary().get("version")).intValue();
        if (whole.size() == last && whole.equals(pieces)) {
            act.counts().add(Count.STREAMS_EQUAL, 1);
        } else {
            act.counts()
                    .violated("Match %s has %d versions; a whole stream had %d, a cut one %d events"
                            .formatted(table.match(), last, whole.size(), pieces.size()));
        }
    }
}
