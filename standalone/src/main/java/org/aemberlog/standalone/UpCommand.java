package org.aemberlog.standalone;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.Table;

/** {@code up}: runs everything until it is stopped, and lets two bots play a match. */
final class UpCommand {

    private UpCommand() {}

    static int run(List<String> arguments) throws InterruptedException {
        var options = new Options(arguments, Set.of("port", "bots"));
        int port = (int) options.number("port", Platform.Ports.USUAL.match());
        long began = System.nanoTime();
        var ports = new Platform.Ports(port, port + 1, port + 2, port + 3);
        var platform = Platform.start(Home.usual(), ports);
        Runtime.getRuntime().addShutdownHook(new Thread(platform::close, "close"));
        System.out.printf("Ready in %.1f s.%n", (System.nanoTime() - began) / 1e9);
        System.out.println("  Matches  " + platform.matchUrl() + "/matches");
        System.out.println("  Replays  " + platform.replayUrl() + "/matches");
        System.out.println("  Decks    " + platform.deckUrl() + "/decks");
        System.out.println("  Cards    " + platform.deckUrl() + "/cards");
        System.out.println("  API      " + platform.matchUrl() + "/v3/api-docs");
        System.out.println("  Metrics  " + platform.rulesUrl() + "/actuator/prometheus");
        if (!options.text("bots", "on").equals("off")) {
            playOne(platform);
        }
        System.out.println("Stop with Ctrl-C; everything stored stays.");
        new CountDownLatch(1).await();
        return 0;
    }

    private static void playOne(Platform platform) {
        long seed = System.currentTimeMillis();
        var bots = Map.of("a", Player.sensible(seed), "b", Player.sensible(-seed));
        var decks = StarterMatch.decks(new Api(platform.deckUrl()));
        var table =
                Table.create(
                        new Api(platform.matchUrl()),
                        "up-" + seed,
                        StarterMatch.request(decks, Map.of()),
                        bots);
        System.out.println(
                "Two bots play " + platform.matchUrl() + "/matches/" + table.match() + " ...");
        var summary = table.play();
        System.out.println(
                "... and seat "
                        + summary.get("winner")
                        + " wins after "
                        + summary.get("turn")
                        + " turns: "
                        + platform.replayUrl()
                        + "/matches/"
                        + table.match()
                        + "/facts");
    }
}
