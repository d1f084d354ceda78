package org.aemberlog.standalone.store;

import java.io.File;
import java.nio.file.Path;

/** Opens a store in a process of its own and dies while its file is rewritten. */
public final class Reopener {

    private Reopener() {}

    /** Dies when the new file has so many bytes as the second argument says. */
    public static void main(String[] arguments) {
        var directory = Path.of(arguments[0]);
        var aside = directory.resolve("documents.mv.new").toFile();
        long bytes = Long.parseLong(arguments[1]);
        Doom.when(() -> size(aside) >= bytes);
        EmbeddedMongo.start(directory).close();
    }

    private static long size(File file) {
        return file.exists() ? file.length() : -1;
    }
}
