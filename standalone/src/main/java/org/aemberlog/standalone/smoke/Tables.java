package org.aemberlog.standalone.smoke;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;

/** The matches that are played: one by bots of this process over HTTP, the others by match-service's. */
final class Tables {

    /** So many are begun at once, so that some are still played when the last container is restarted. */
    private static final int MATCHES = 6;

    private final Api api;
    private final Map<String, String> decks;
    private final Map<String, String> spectators = new LinkedHashMap<>();

    Tables(String url) throws InterruptedException {
        this.api = new Api(url);
        this.decks = Await.until("starter deck", () -> StarterMatch.decks(new Api(url + "/deck-service")));
    }

    /** All matches and the token of a spectator of each. */
    Map<String, String> spectators() {
        return spectators;
    }

    /** Plays a match from here, request by request; gives its id. */
    String play(long seed) throws InterruptedException {
        var players = Map.of("a", Player.sensible(2 * seed), "b", Player.sensible(2 * seed + 1));
        var request = StarterMatch.request(decks, Map.of());
        var match = Await.until("new match", () -> HttpMatch.create(api, "smoke-http-" + seed, request, players));
        spectators.put(match.match(), match.spectatorToken());
        var summary = match.play();
        System.out.printf(
                "Bots played a match over HTTP: %s commits, seat %s wins%n",
                summary.get("version"), summary.get("winner"));
        return match.match();
    }

    /** Lets match-service's bots begin matches, unless enough are still played. */
    void keepPlaying() throws InterruptedException {
        if (running().size() >= MATCHES / 2) {
            return;
        }
        var request = StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM);
        for (int i = 0; i < MATCHES; i++) {
            var key = "smoke-" + spectators.size();
            var created = Await.until("new match", () -> api.post("/matches", "", key, request));
            var tokens = (Map<?, ?>) created.get("tokens");
            spectators.put(String.valueOf(created.get("match")), String.valueOf(tokens.get("spectator")));
        }
        System.out.println(MATCHES + " matches were begun");
    }

    /** Those that are not over. */
    List<String> running() throws InterruptedException {
        var running = new ArrayList<String>();
        for (var match : spectators.keySet()) {
            if (!summary(match).containsKey("winner")) {
                running.add(match);
            }
        }
        return running;
    }

    /** Waits until one of these matches has gone on. */
    void awaitNext(List<String> matches, Map<String, Object> before) throws InterruptedException {
        Await.until("match that goes on", () -> {
            var now = versions(matches);
            return before.equals(now) ? null : now;
        });
    }

    /** The versions of these matches. */
    Map<String, Object> versions(List<String> matches) {
        var versions = new LinkedHashMap<String, Object>();
        matches.forEach(
                match -> versions.put(match, api.get("/matches/" + match, "").get("version")));
        return versions;
    }

    /** What match-service says of a match. */
    Map<String, Object> summary(String match) throws InterruptedException {
        return Await.until("match " + match, () -> api.get("/matches/" + match, ""));
    }

    /** The same once the match is over. */
    Map<String, Object> end(String match) throws InterruptedException {
        return Await.until("end of match " + match, () -> {
            var now = api.get("/matches/" + match, "");
            return now.containsKey("winner") ? now : null;
        });
    }
}
