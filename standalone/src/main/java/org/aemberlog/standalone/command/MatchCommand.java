package org.aemberlog.standalone.command;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.cli.LogFile;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.StopSignal;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Progress;
import org.aemberlog.standalone.platform.Settings;

/**
 * {@code match}: two bots play one match through all services, every turn is printed as events, and
 * the live state is compared with the one that replay-service folds.
 */
public final class MatchCommand {

    private MatchCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("seed", "bot", "out"));
        long seed = options.seed(1);
        var kind = kind(options.text("bot", Bots.SENSIBLE));
        var out = Optional.of(options.text("out", ""))
                .filter(file -> !file.isEmpty())
                .map(Path::of);
        out.ifPresent(NamedFiles::requireWritable);
        return StopSignal.heed(() -> {
            try (var home = DataDirectory.temporary()) {
                var log = home.log();
                System.out.printf(
                        "Two %s bots play a match, seed %d, through all services; the log is in %s%n", kind, seed, log);
                return LogFile.during(log, () -> run(home, seed, kind, out));
            }
        });
    }

    private static int run(DataDirectory home, long seed, String kind, Optional<Path> out) throws InterruptedException {
        Elsewhere.NAMED.require();
        var progress = new Progress(System.out);
        try (var platform = progress.during(ready -> Platform.start(home, Settings.LOCAL, ready))) {
            return play(platform, seed, kind, out);
        }
    }

    private static int play(Platform platform, long seed, String kind, Optional<Path> out) throws InterruptedException {
        boolean seated = kind.equals(Bots.SEARCHING);
        var table = seated ? seated(platform, seed, kind) : atHome(platform, seed, kind);
        System.out.println("Match " + table.match());
        var printed = follow(platform, table);
        if (!seated) {
            table.play();
        }
        printed.join();
        var summary = table.summary();
        var live = String.valueOf(summary.get("hash"));
        var replayed = replayed(platform, table, summary);
        System.out.println();
        System.out.println("Seat " + summary.get("winner") + " wins in turn " + summary.get("turn") + ".");
        System.out.println("Live state      " + live);
        System.out.println("Replayed state  " + replayed);
        System.out.println(live.equals(replayed) ? "They are equal." : "THEY DIFFER.");
        if (out.isPresent()) {
            ReplayCommand.save(platform.replayUrl(), table.match(), out.get());
        }
        return live.equals(replayed) ? 0 : 1;
    }

    /** Two who know the API only, and do the same for the same seed. */
    private static HttpMatch atHome(Platform platform, long seed, String kind) {
        var players = Map.of("a", player(kind, 2 * seed), "b", player(kind, 2 * seed + 1));
        var decks = StarterMatch.decks(new Api(platform.deckUrl()));
        var request = StarterMatch.request(decks, Map.of("seed", String.valueOf(seed)));
        return HttpMatch.create(new Api(platform.matchUrl()), "match-" + seed, request, players);
    }

    /** Two of match-service, which has the rules to search by; only the dice follow from the seed. */
    private static HttpMatch seated(Platform platform, long seed, String kind) {
        var decks = StarterMatch.decks(new Api(platform.deckUrl()));
        var request = new LinkedHashMap<>(StarterMatch.request(decks, kind, kind));
        request.put("seed", String.valueOf(seed));
        request.put("nonces", false);
        return HttpMatch.create(new Api(platform.matchUrl()), "match-" + seed, request, Map.of());
    }

    private static Player player(String kind, long seed) {
        return kind.equals(Bots.RANDOM) ? Player.random(seed) : Player.sensible(seed);
    }

    private static String kind(String given) {
        if (!List.of(Bots.RANDOM, Bots.SENSIBLE, Bots.SEARCHING).contains(given)) {
            throw new UsageException(
                    "The option --bot: expected random, sensible or searching, found '" + given + "'.");
        }
        return given;
    }

    /** Prints the events as a spectator's stream brings them. */
    private static CompletableFuture<Void> follow(Platform platform, HttpMatch table) {
        var request = HttpRequest.newBuilder(URI.create(platform.matchUrl() + "/matches/" + table.match() + "/stream"))
                .header("Authorization", "Bearer " + table.spectatorToken())
                .header("Accept", "text/event-stream")
                .build();
        var printer = new EventPrinter(new Api(platform.deckUrl()));
        return CompletableFuture.runAsync(() -> {
            try (var client = HttpClient.newHttpClient()) {
                client.send(request, BodyHandlers.ofLines()).body().forEach(printer::line);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException("The stream broke off", e);
            }
        });
    }

    /** What replay-service folds, once it has the last commit. */
    private static String replayed(Platform platform, HttpMatch table, Map<String, Object> summary)
            throws InterruptedException {
        var api = new Api(platform.replayUrl());
        var path = "/matches/" + table.match();
        for (int i = 0; i < 200; i++) {
            try {
                var known = api.get(path, "");
                if (known.get("version").equals(summary.get("version"))) {
                    return String.valueOf(api.get(path + "/state?version=" + known.get("version"), "")
                            .get("hash"));
                }
            } catch (Api.ProblemException e) {
                if (e.status() != 404) {
                    throw e;
                }
            }
            Thread.sleep(50);
        }
        throw new IllegalStateException("replay-service does not have the whole match.");
    }
}
