package org.aemberlog.standalone.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that a user named. */
public final class NamedFiles {

    private NamedFiles() {}

    /**
     * Makes sure, before long work, that its result can be written.
     *
     * @throws CommandException when it cannot
     */
    public static void requireWritable(Path file) {
        var directory = file.toAbsolutePath().getParent();
        if (directory == null || Files.isDirectory(file)) {
            throw unwritable(file, "it is a directory");
        }
        if (!Files.isDirectory(directory)) {
            throw unwritable(file, "there is no directory " + directory);
        }
        if (!Files.isWritable(Files.exists(file) ? file : directory)) {
            throw unwritable(file, "permission denied");
        }
    }

    /**
     * Writes a file, in the place of what is there.
     *
     * @throws CommandException when it cannot be written
     */
    public static void write(Path file, byte[] content) {
        try {
            Files.write(file, content);
        } catch (IOException e) {
            throw unwritable(file, reason(e));
        }
    }

    /**
     * Makes a directory, unless it is there.
     *
     * @throws CommandException when it cannot be made
     */
    public static void requireDirectory(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw unwritable(directory, reason(e));
        }
    }

    private static CommandException unwritable(Path file, String reason) {
        return new CommandException("Cannot write " + file + ": " + reason + ".");
    }

    /** What went wrong with a file, in the words of the system and without its name. */
    public static String reason(IOException failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "no such file or directory";
            case AccessDeniedException denied -> "permission denied";
            case FileAlreadyExistsException taken -> "it is no directory";
            case FileSystemException e when e.getReason() != null -> e.getReason();
            default -> failure.getMessage() == null ? failure.toString() : failure.getMessage();
        };
    }
}
