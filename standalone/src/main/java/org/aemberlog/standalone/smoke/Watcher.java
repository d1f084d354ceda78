package org.aemberlog.standalone.smoke;

import static org.aemberlog.standalone.smoke.SmokeException.require;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import org.aemberlog.standalone.faults.load.EventStream;

/** Somebody who watches a match live, and comes back wherever the stream breaks. */
final class Watcher {

    private static final long MOMENT_NANOS = 100_000_000;

    private final EventStream stream;
    private final String match;
    private final List<Long> seen = new ArrayList<>();
    private final CompletableFuture<Void> watching;
    private int connections;
    private volatile boolean over;

    /** Begins to watch. */
    Watcher(String url, String match, String token) {
        this.match = match;
        this.stream = new EventStream(url, match, token);
        this.watching = CompletableFuture.runAsync(
                this::watch, task -> Thread.ofVirtual().start(task));
    }

    /** The stream of a match that is over ends; one that ended while the match went on did so for a stop. */
    private void watch() {
        boolean last;
        do {
            last = over;
            connections++;
            try {
                stream.resume(event -> seen.add(event.id()));
            } catch (IOException broken) {
                last = false;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
            LockSupport.parkNanos(MOMENT_NANOS);
        } while (!last);
    }

    /** Makes sure that every commit of the match, which is over, came once and in order. */
    void requireAll(Object version) {
        over = true;
        try {
            watching.orTimeout(Await.LONGEST.toSeconds(), TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            throw new SmokeException("The stream of match " + match + " does not end", e.getCause());
        }
        long last = ((Number) version).longValue();
        var all = LongStream.rangeClosed(1, last).boxed().toList();
        require(seen.equals(all), "The stream of match %s brought the versions %s, not 1 to %d", match, seen, last);
        System.out.printf("A stream brought all %d commits of a match, over %d connections%n", last, connections);
    }
}
