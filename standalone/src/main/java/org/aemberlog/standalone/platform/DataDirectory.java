package org.aemberlog.standalone.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.standalone.broker.WholeFile;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.NamedFiles;

/** The directory that holds everything a standalone run stores. */
public final class DataDirectory implements AutoCloseable {

    private static final String NAMED = "AEMBERLOG_HOME";

    private final Path directory;
    private final boolean temporary;
    private final Optional<FileChannel> locked;

    private DataDirectory(Path directory, boolean temporary, Optional<FileChannel> locked) {
        this.directory = directory;
        this.temporary = temporary;
        this.locked = locked;
    }

    /** {@code AEMBERLOG_HOME}, or {@code .aemberlog} where the program was started. */
    public static DataDirectory usual() {
        var named = System.getenv(NAMED);
        return at(Path.of(named == null ? ".aemberlog" : named).toAbsolutePath());
    }

    /** A directory that stays. */
    public static DataDirectory at(Path directory) {
        return new DataDirectory(directory, false, Optional.empty());
    }

    /**
     * A directory that is deleted on closing.
     *
     * @throws CommandException when none can be made
     */
    public static DataDirectory temporary() {
        try {
            return new DataDirectory(Files.createTempDirectory("aemberlog"), true, Optional.empty());
        } catch (IOException e) {
            throw new CommandException("A temporary directory cannot be made in " + System.getProperty("java.io.tmpdir")
                    + ": " + NamedFiles.reason(e) + ".");
        }
    }

    /**
     * The same directory, made if it is not there, for this process alone until it is closed.
     *
     * @throws CommandException when another process has it, or it cannot be written
     */
    public DataDirectory locked() {
        try {
            Files.createDirectories(directory);
            var channel =
                    FileChannel.open(directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                return new DataDirectory(directory, temporary, Optional.of(channel));
            }
            channel.close();
        } catch (IOException e) {
            throw new CommandException("The data directory " + directory + " cannot be written: " + NamedFiles.reason(e)
                    + ". Name another one in " + NAMED + ".");
        }
        throw new CommandException("Another Aemberlog runs on the data directory " + directory
                + ": stop it first, or name another directory in " + NAMED + ".");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    public Path directory() {
        return directory;
    }

    /**
     * The file for the log of what runs on this directory: in it or, where it is temporary, beside
     * it, so that it stays.
     */
    public Path log() {
        try {
            return temporary ? Files.createTempFile("aemberlog-", ".log") : directory.resolve("aemberlog.log");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The secret that tokens are signed with, in base64; made the first time. */
    public String tokenSecret() {
        return kept("token-secret", ServiceSecrets::newToken);
    }

    /** The key that the ends of matches are signed with; made the first time. */
    SigningKey signingKey() {
        return SigningKey.read(kept("signing-key", () -> SigningKey.generate().text()));
    }

    ServiceSecrets secrets() {
        return new ServiceSecrets(tokenSecret(), signingKey());
    }

    private String kept(String name, Supplier<String> made) {
        var file = directory.resolve(name);
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                WholeFile.write(file, made.get());
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw new CommandException("The file " + file + " cannot be used: " + NamedFiles.reason(e) + ".");
        }
    }

    @Override
    public void close() {
        try {
            if (locked.isPresent()) {
                locked.get().close();
            }
            if (temporary) {
                delete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void delete() throws IOException {
        try (var all = Files.walk(directory)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
