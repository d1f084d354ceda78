package org.aemberlog.standalone.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.aemberlog.standalone.broker.WholeFile;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * Makes the file of a store that nobody uses small. Each commit writes changed pages anew and
 * leaves the old ones as garbage; where less than half of a file lives, what lives is copied to
 * another file, which takes its place when it is whole. A kill in between leaves the file as it
 * was.
 */
final class Rewriting {

    /** Smaller files are left as they are, and larger ones, so that stopping stays quick; bytes. */
    private static final long SMALL = 8L << 20;

    private static final long LARGE = 1L << 30;

    /** How much of a file lives at least, in percent. */
    private static final int LIVE = 50;

    private static final int ALL = 100;

    private static final int CONCURRENCY = 1_000;

    private Rewriting() {}

    /** Rewrites a file, if it is there and most of it is garbage. */
    static void run(Path file) {
        var aside = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.deleteIfExists(aside);
            if (Files.exists(file) && isBetween(file) && copied(file, aside)) {
                WholeFile.moveTo(file, aside);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isBetween(Path file) throws IOException {
        long size = Files.size(file);
        return size > SMALL && size < LARGE;
    }

    private static boolean isWasteful(MVStore store) {
        var file = store.getFileStore();
        return (long) file.getFillRate() * file.getChunksFillRate() < LIVE * ALL;
    }

    private static boolean copied(Path file, Path aside) {
        try (var from =
                new MVStore.Builder().fileName(file.toString()).readOnly().open()) {
            if (!isWasteful(from)) {
                return false;
            }
            try (var to = new MVStore.Builder()
                    .fileName(aside.toString())
                    .autoCommitDisabled()
                    .autoCommitBufferSize(0)
                    .open()) {
                to.setVersionsToKeep(0);
                for (var name : from.getMapNames()) {
                    copy(DurableDatabase.any(from, name), DurableDatabase.any(to, name), to);
                }
            }
            return true;
        }
    }

    private static <K, V> void copy(MVMap<K, V> from, MVMap<K, V> to, MVStore store) {
        int copied = 0;
        for (var entry : from.entrySet()) {
            to.append(entry.getKey(), entry.getValue());
            if (++copied % CONCURRENCY == 0) {
                store.commit();
            }
        }
        store.commit();
    }
}
