package org.aemberlog.standalone.faults.check;

import java.util.List;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.WebhookReceiver;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;

/** Proves of matches that were played over HTTP that nothing of them was lost, doubled or invented. */
public record Proof(PairedPlatform platform, WebhookReceiver webhooks, ScenarioCounts counts) {

    /** Proves it, or tells the counts what is not true. */
    public void of(List<Finished> matches) {
        new ConsistencyCheck(platform, counts).ofFinished(matches);
        var genuine = new GenuineCheck(new Api(platform.url(ParentWatchdog.MATCH_SERVICE)), counts);
        matches.parallelStream().forEach(it -> genuine.of(it.match()));
        Await.until("each result is delivered", () -> webhooks.deliveries().size() >= matches.size());
        System.out.printf(
                "  %d matches, %d commits, %d intents acknowledged to people%n",
                matches.size(),
                platform.commitCount(),
                matches.stream().mapToInt(it -> it.acknowledged().size()).sum());
    }
}
