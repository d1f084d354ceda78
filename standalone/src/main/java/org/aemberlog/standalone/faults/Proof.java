package org.aemberlog.standalone.faults;

import java.util.List;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.RollingTable.Finished;

/** Proves of matches that were played over HTTP that nothing of them was lost, doubled or invented. */
record Proof(PairedPlatform platform, WebhookReceiver webhooks, ScenarioCounts tally) {

    /** Proves it, or tells the tally what is not true. */
    void of(List<Finished> matches) {
        new ConsistencyCheck(platform, tally).ofFinished(matches);
        var genuine = new GenuineCheck(new Api(platform.url(ParentWatchdog.MATCH_SERVICE)), tally);
        matches.parallelStream().forEach(it -> genuine.of(it.match()));
        Await.until("each result is delivered", () -> webhooks.deliveries().size() >= matches.size());
        System.out.printf(
                "  %d matches, %d commits, %d intents acknowledged to people%n",
                matches.size(),
                platform.commitCount(),
                matches.stream().mapToInt(it -> it.acknowledged().size()).sum());
    }
}
