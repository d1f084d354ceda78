package org.aemberlog.standalone.faults.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.aemberlog.standalone.faults.load.EventStream.Event;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.FaultException;

/** Reads the stream of a match and, however often it breaks, resumes it after the last event. */
final class Spectator {

    private static final long BETWEEN_STREAMS_NANOS = Duration.ofMillis(100).toNanos();

    private final String match;
    private final EventStream stream;
    private final Runnable moved;
    private final Consumer<String> violated;
    private final List<Event> events = new ArrayList<>();
    private final Thread thread;
    private volatile int last = Integer.MAX_VALUE;

    /**
     * Begins to read.
     *
     * @param moved is run whenever something came
     * @param violated is told what must not happen
     */
    Spectator(String match, EventStream stream, Runnable moved, Consumer<String> violated) {
        this.match = match;
        this.stream = stream;
        this.moved = moved;
        this.violated = violated;
        this.thread = Thread.ofVirtual().name("spectator").start(this::read);
    }

    private void read() {
        try {
            while (events.size() < last) {
                readUntilItBreaks();
                LockSupport.parkNanos(BETWEEN_STREAMS_NANOS);
            }
        } catch (FaultException e) {
            violated.accept(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readUntilItBreaks() throws InterruptedException {
        try {
            stream.resume(event -> {
                events.add(event);
                moved.run();
            });
        } catch (IOException broken) {
            // It goes on at another instance.
        }
    }

    /** Waits for all events of a match that is over: one for each version, in order. */
    void requireWhole(int version) {
        last = version;
        try {
            thread.join(Await.LONGEST);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        var ids = events.stream().map(Event::id).toList();
        for (int i = 0; i < version; i++) {
            if (ids.size() != version || ids.get(i) != i + 1) {
                violated.accept("Match %s has %d versions; its stream had %d events and a gap after %d"
                        .formatted(match, version, ids.size(), i));
                return;
            }
        }
    }
}
