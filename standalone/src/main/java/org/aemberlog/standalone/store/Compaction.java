package org.aemberlog.standalone.store;

import java.util.function.Supplier;
import org.h2.mvstore.MVStore;

/**
 * Keeps the garbage of a store within bounds while it is in use. What one commit writes is a chunk
 * of the file: the changed pages of documents, of indexes and of the list of chunks. Most of them
 * are soon written anew, but a chunk's place can be used again only when nothing in it lives. So
 * each time chunks have come to take 8 MB more, the places of dead ones are given free, and if less
 * than half of the others lives, what lives in the emptiest is moved together.
 *
 * <p>A file takes at most {@link #SLACK} beside twice what lives in it, or once lived at the same
 * time.
 */
final class Compaction {

    /** How much the chunks may grow between two steps, and what a step moves at most; bytes. */
    private static final int STEP = 8 << 20;

    /** What a step moves of chunks that are larger than steps; bytes. */
    private static final int LARGE_STEP = 64 << 20;

    /**
     * What a file takes beside twice what lives in it: growth since the last step, chunks that it
     * emptied and the next one gives free, and holes between chunks; bytes.
     */
    static final long SLACK = 4L * STEP;

    /** How much of the chunks lives at least, in percent. */
    private static final int LIVE = 50;

    private static final int ALL = 100;

    /** For more time, in milliseconds, than dead chunks ever wait for a step. */
    private static final int KEPT = Integer.MAX_VALUE;

    private static final int CONCURRENCY = 0;

    private final MVStore store;
    private long taken;

    /** The compaction of a store whose commits call it. */
    Compaction(MVStore store) {
        this.store = store;
        store.setRetentionTime(KEPT);
    }

    /** Reads with the certainty that the places of what is read are not used again meanwhile. */
    <T> T reading(Supplier<T> read) {
        var version = store.registerVersionUsage();
        try {
            return read.get();
        } finally {
            store.deregisterVersionUsage(version);
        }
    }

    /** Does a step if one is due; nobody else writes to the store meanwhile. */
    void committed() {
        if (taken() > taken + STEP) {
            step();
            taken = taken();
        }
    }

    private long taken() {
        var file = store.getFileStore();
        return file.size() / ALL * file.getFillRate();
    }

    private void step() {
        // Only what no version on the disk needs may be written over, or a power failure tears it.
        store.sync();
        store.setRetentionTime(CONCURRENCY);
        store.getFileStore().dropUnusedChunks();
        if (!store.compact(LIVE, STEP)) {
            store.compact(LIVE, LARGE_STEP);
        }
        store.setRetentionTime(KEPT);
        store.commit();
    }
}
