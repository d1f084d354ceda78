package org.aemberlog.standalone.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A report as it is kept for later.
 *
 * @param name what its files are called, without {@code .txt} and {@code .json}
 */
public record KeptReport(String name, String text, String json) {

    /** Writes its files. */
    public void keep(Path directory) {
        try {
            Files.createDirectories(directory);
            Files.writeString(directory.resolve(name + ".txt"), text);
            Files.writeString(directory.resolve(name + ".json"), json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
