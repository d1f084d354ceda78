package org.aemberlog.standalone.faults.load;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.aemberlog.standalone.faults.machine.Await;

/** A table at which one match after the other is played until it is told to finish. */
public final class RollingTable {

    private final String name;
    private final Players players;
    private final Consumer<String> violated;
    private final Pauses.Times times = new Pauses.Times();
    private final List<Finished> finished = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean finishing;

    /** Who plays at a table. */
    @FunctionalInterface
    interface Players {

        /** Plays a match to its end, which a spectator sees; the first one has the number 0. */
        Finished play(RollingTable table, int number);
    }

    /**
     * A match that is over, as its players saw it end.
     *
     * @param acknowledged the versions of the intents that were answered as accepted, by their ids
     */
    public record Finished(String match, int version, String hash, Map<String, Long> acknowledged) {

        /** A match with the summary that match-service gives of it in the end. */
        public static Finished of(String match, Map<String, Object> summary, Map<String, Long> acknowledged) {
            int version = ((Number) summary.get("version")).intValue();
            return new Finished(match, version, String.valueOf(summary.get("hash")), acknowledged);
        }
    }

    /**
     * Opens a table.
     *
     * @param violated is told what must not happen
     */
    RollingTable(String name, Players players, Consumer<String> violated) {
        this.name = name;
        this.players = players;
        this.violated = violated;
        this.thread = Thread.ofVirtual().name(name).start(this::play);
    }

    private void play() {
        try {
            while (!finishing) {
                finished.add(players.play(this, finished.size()));
            }
        } catch (RuntimeException e) {
            violated.accept("The table of " + name + " stands still: " + e);
        }
    }

    /** When the table went on. */
    Pauses.Times times() {
        return times;
    }

    /** Begins no more matches; people give up the one that they play. */
    void finish() {
        finishing = true;
    }

    boolean isFinishing() {
        return finishing;
    }

    /** The matches that are over by now. */
    List<Finished> over() {
        return List.copyOf(finished);
    }

    /** The matches that were played, once the last is over. */
    List<Finished> finished() {
        try {
            if (!thread.join(Await.LONGEST)) {
                violated.accept("The table of " + name + " does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return List.copyOf(finished);
    }
}
