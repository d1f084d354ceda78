package org.aemberlog.standalone.command;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.cli.LogFile;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.StopSignal;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Progress;
import org.aemberlog.standalone.platform.Settings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** {@code up}: runs everything until it is stopped, and lets two bots play a match. */
public final class UpCommand {

    private static final Logger LOG = LoggerFactory.getLogger(UpCommand.class);

    private static final int LAST_PORT = 65_535;
    private static final long USUAL_PAUSE_MILLIS = 700;
    private static final long MAX_PAUSE_MILLIS = Duration.ofHours(1).toMillis();

    /** A million GB: more than any disk has, and few enough to be counted in bytes. */
    private static final long MAX_RESERVE_MB = 1 << 30;

    private UpCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("port", "bots", "pause", "listen", "reserve"));
        var settings = settings(options).settled();
        boolean bots = !options.text("bots", "on").equals("off");
        return StopSignal.heed(() -> {
            try (var home = DataDirectory.usual().locked()) {
                return LogFile.during(home.log(), () -> run(home, settings, bots));
            }
        });
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

    /** What the terminal shows are five lines. */
    private static int run(DataDirectory home, Settings settings, boolean bots) throws InterruptedException {
        settings.elsewhere().require();
        System.out.println("Starting four services on " + settings.elsewhere().summary() + " ...");
        var progress = new Progress(System.out);
        try (var platform = progress.during(ready -> Platform.start(home, settings, ready))) {
            System.out.printf("Ready in %.1f s. Open %s/", progress.seconds(), platform.matchUrl());
            System.out.println(bots ? seatTwo(platform) : "");
            System.out.println("Data is in " + home.directory() + " and the log in " + home.log());
            System.out.println("Stop with Ctrl-C; the data stays.");
            new CountDownLatch(1).await();
            return 0;
        }
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
     * match-service plays for both, so that everybody can watch and a restart does not stop them;
     * gives the rest of a line that says where.
     */
    private static String seatTwo(Platform platform) {
        var decks = StarterMatch.decks(new Api(platform.deckUrl()));
        var request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.SENSIBLE);
        var key = "up-" + System.currentTimeMillis();
        try {
            var match = new Api(platform.matchUrl()).post("/matches", "", key, request);
            return " or watch two bots at " + platform.matchUrl() + "/table/" + match.get("match");
        } catch (Api.ProblemException e) {
            LOG.error("The match between two bots could not be created", e);
            return " (two bots could not begin a match; the log says why)";
        }
    }
}
