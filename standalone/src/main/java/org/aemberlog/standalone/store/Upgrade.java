package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.bson.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * Takes over the documents of a file that an earlier release wrote, in which everything was kept in
 * the form of Java's own serialization. Indexes are made again when they are opened.
 */
final class Upgrade {

    private Upgrade() {}

    /** Copies {@code from}, if it is there, and deletes it when {@code to} has everything. */
    static void run(Path from, MVStore to) {
        if (!Files.exists(from)) {
            return;
        }
        try (var old =
                new MVStore.Builder().fileName(from.toString()).readOnly().open()) {
            for (var name : old.getMapNames()) {
                if (name.startsWith(DurableDatabase.DOCUMENTS)) {
                    copy(old.openMap(name), DurableDatabase.documents(to, name));
                }
            }
        }
        to.commit();
        try {
            Files.delete(from);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(MVMap<Object, Document> from, MVMap<Object, Document> to) {
        // Of a run that was interrupted.
        to.clear();
        long number = 1;
        for (var document : from.values()) {
            to.put(number, document);
            number++;
        }
    }
}
