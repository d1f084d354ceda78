package org.aemberlog.standalone.broker;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are there whole or not at all, whenever the process ends or the power fails. */
public final class WholeFile {

    private static final String ASIDE = ".new";

    private WholeFile() {}

    /** Writes a text that only the owner can read, in the place of what is there. */
    public static void write(Path file, String text) throws IOException {
        var directory = file.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        // Such files can be read by their owner only, where the system knows owners.
        var aside = Files.createTempFile(directory, file.getFileName().toString(), ASIDE);
        try {
            Files.writeString(aside, text);
            moveTo(file, aside);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    /** Puts a file that was written aside, in the same directory, in its place. */
    public static void moveTo(Path file, Path aside) throws IOException {
        try (var channel = FileChannel.open(aside, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        forceDirectory(file.toAbsolutePath().getParent());
    }

    /** The new name is on the disk too, where directories can be opened. */
    private static void forceDirectory(Path directory) {
        try (var channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            // Windows opens no directories, and writes their changes by itself.
        }
    }

    /** Whether there is anything in a file. */
    static boolean holdsAnything(Path file) throws IOException {
        return Files.exists(file) && Files.size(file) > 0;
    }
}
