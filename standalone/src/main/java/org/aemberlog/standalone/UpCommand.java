package org.aemberlog.standalone;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;

/** {@code up}: runs everything until it is stopped, and lets two bots play a match. */
final class UpCommand {

    private static final int LAST_PORT = 65_535;
    private static final long USUAL_PAUSE_MILLIS = 700;
    private static final long MAX_PAUSE_MILLIS = Duration.ofHours(1).toMillis();

    /** A million GB: more than any disk has, and few enough to be counted in bytes. */
    private static final long MAX_RESERVE_MB = 1 << 30;

    private UpCommand() {}

    static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("port", "bots", "pause", "listen", "reserve"));
        var settings = settings(options);
        return StopSignal.heed(() -> run(settings, !options.text("bots", "on").equals("off")));
    }

    private static Settings settings(Options options) {
        var pause = options.number("pause", USUAL_PAUSE_MILLIS, 0, MAX_PAUSE_MILLIS);
        long reserve = options.number("reserve", Settings.USUAL_RESERVE >> 20, 0, MAX_RESERVE_MB);
        return new Settings(
                ports(options.count("port", Platform.Ports.USUAL.match(), 1, LAST_PORT - 3)),
                address(options.text("listen", "127.0.0.1")),
                Duration.ofMillis(pause),
                true,
                reserve << 20,
                Elsewhere.NAMED);
    }

    private static int run(Settings settings, boolean bots) throws InterruptedException {
        long began = System.nanoTime();
        settings.elsewhere().require();
        try (var platform = Platform.start(DataDirectory.usual(), settings)) {
            tell(platform, began);
            if (bots) {
                seatTwo(platform);
            }
            System.out.println("Stop with Ctrl-C; stored data is kept.");
            new CountDownLatch(1).await();
            return 0;
        }
    }

    private static void tell(Platform platform, long began) {
        System.out.printf("Ready in %.1f s. Open %s/%n", (System.nanoTime() - began) / 1e9, platform.matchUrl());
        System.out.println("  Matches  " + platform.matchUrl() + "/matches");
        System.out.println("  Replays  " + platform.replayUrl() + "/matches");
        System.out.println("  Decks    " + platform.deckUrl() + "/decks");
        System.out.println("  API      " + platform.matchUrl() + "/api");
        System.out.println("  Metrics  " + platform.rulesUrl() + "/actuator/prometheus");
    }

    private static Platform.Ports ports(int port) {
        return new Platform.Ports(port, port + 1, port + 2, port + 3);
    }

    private static InetAddress address(String text) {
        try {
            return InetAddress.getByName(text);
        } catch (UnknownHostException e) {
            throw new UsageException("The option --listen: expected an address, found '" + text + "'.");
        }
    }

    /**
     * match-service plays for both, so that everybody can watch and a restart does not stop them.
     */
    private static void seatTwo(Platform platform) {
        var decks = StarterMatch.decks(new Api(platform.deckUrl()));
        var request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.SENSIBLE);
        var key = "up-" + System.currentTimeMillis();
        try {
            var match = new Api(platform.matchUrl()).post("/matches", "", key, request);
            System.out.println("Two bots play " + platform.matchUrl() + "/table/" + match.get("match"));
        } catch (Api.ProblemException e) {
            System.out.println("The match between two bots could not be created: " + e.getMessage());
        }
    }
}
