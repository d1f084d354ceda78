package org.aemberlog.standalone.smoke;

import static org.aemberlog.standalone.smoke.SmokeException.require;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Api;

/** What is done with the containers, step by step. */
public final class Smoke {

    private static final List<String> SERVICES =
            List.of("deck-service", "rules-service", "replay-service", "match-service");
    private static final List<String> CONTAINERS =
            List.of("rules-service", "kafka", "match-service", "mongo", "replay-service", "deck-service");

    private final Compose containers = new Compose();
    private final String url;
    private final long seed;

    /** With the match-service that answers at {@code url}. */
    public Smoke(String url, long seed) {
        this.url = url;
        this.seed = seed;
    }

    /**
     * Restarts each service while nothing is played, and measures how soon it is ready.
     *
     * @throws SmokeException when one takes longer than {@code longest}
     */
    public void starts(Duration longest) throws InterruptedException {
        for (var service : SERVICES) {
            containers.restart(service);
            var ready = containers.readyAfter(service);
            System.out.printf("%s was ready %d ms after its start%n", service, ready.toMillis());
            require(
                    ready.compareTo(longest) <= 0,
                    "%s has to be ready %d ms after its start and took %d ms",
                    service,
                    longest.toMillis(),
                    ready.toMillis());
        }
    }

    /**
     * Plays, watches, restarts every container in turn, and makes sure that nothing was lost.
     *
     * @throws SmokeException says what is not as it has to be
     */
    public void play() throws InterruptedException {
        var tables = new Tables(url);
        var decks = decks();
        var ending = new Ending(containers, url);
        ending.scrub(tables.play(seed), seed);
        tables.keepPlaying();
        var watched = tables.running().getFirst();
        var watcher = new Watcher(url, watched, tables.spectators().get(watched));
        for (var container : CONTAINERS) {
            restart(container, tables);
        }
        for (var match : tables.spectators().keySet()) {
            ending.requireSame(match, tables.end(match));
            ending.requireGenuine(match);
        }
        watcher.requireAll(tables.summary(watched).get("version"));
        ending.scrub(watched, seed);
        require(decks.equals(decks()), "deck-service has other decks than before: %s, not %s", decks(), decks);
        System.out.printf(
                "%d matches are whole and genuine, and the same in the event store, match-service and replay-service%n",
                tables.spectators().size());
    }

    private Map<String, Object> decks() throws InterruptedException {
        return Await.until("deck", () -> new Api(url + "/deck-service").get("/decks", ""));
    }

    /** Restarts a container under play. */
    private void restart(String container, Tables tables) throws InterruptedException {
        tables.keepPlaying();
        var running = tables.running();
        var before = Await.until("version", () -> tables.versions(running));
        long began = System.nanoTime();
        containers.restart(container);
        long restarted = System.nanoTime();
        tables.awaitNext(running, before);
        System.out.printf(
                "%s was restarted in %d ms; play went on %d ms later%n",
                container,
                Duration.ofNanos(restarted - began).toMillis(),
                Duration.ofNanos(System.nanoTime() - restarted).toMillis());
    }
}
