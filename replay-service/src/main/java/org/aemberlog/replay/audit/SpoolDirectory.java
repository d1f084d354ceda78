package org.aemberlog.replay.audit;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A directory for the files of one process, which holds a lock on a file in it: the operating system
 * releases the lock however the process ends, so that others can tell that nobody needs the directory.
 */
final class SpoolDirectory implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SpoolDirectory.class);
    private static final String PREFIX = "aemberlog-replays-";
    private static final String LOCK = "lock";
    private static final int TRIES = 10;

    /** Never opened again here: closing any channel of a file gives up the process's locks on it. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final FileChannel lock;

    private SpoolDirectory(Path directory, FileChannel lock) {
        this.directory = directory;
        this.lock = lock;
    }

    /** Makes a directory in another one and locks it. */
    static SpoolDirectory open(Path parent) {
        try {
            for (int i = 0; i < TRIES; i++) {
                var directory = Files.createTempDirectory(parent, PREFIX);
                OWN.add(directory);
                var lock = locked(directory, CREATE_NEW);
                if (lock != null) {
                    return new SpoolDirectory(directory, lock);
                }
                OWN.remove(directory);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalStateException("No directory in " + parent + " stays; is something deleting them?");
    }

    /** The lock on a directory; null when somebody else has it or is deleting the directory. */
    private static FileChannel locked(Path directory, OpenOption how) throws IOException {
        var file = directory.resolve(LOCK);
        FileChannel channel = null;
        boolean held = false;
        try {
            channel = FileChannel.open(file, WRITE, how);
            held = channel.tryLock() != null && Files.exists(file, NOFOLLOW_LINKS);
            return held ? channel : null;
        } catch (NoSuchFileException | OverlappingFileLockException e) {
            return null;
        } finally {
            if (channel != null && !held) {
                channel.close();
            }
        }
    }

    /** Deletes the directories beside it that other processes of its owner left behind. */
    void sweep() {
        var parent = directory.getParent();
        try (var others = Files.newDirectoryStream(parent, PREFIX + "*")) {
            var owner = Files.getOwner(directory);
            for (var other : others) {
                if (!OWN.contains(other)
                        && Files.isDirectory(other, NOFOLLOW_LINKS)
                        && Files.getOwner(other, NOFOLLOW_LINKS).equals(owner)) {
                    sweep(other);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            LOG.warn("Files that an earlier process left in {} could not be deleted", parent, e);
        }
    }

    private static void sweep(Path directory) {
        try (var lock = locked(directory, NOFOLLOW_LINKS)) {
            if (lock != null) {
                delete(directory);
                LOG.info("Deleted {}, which an earlier process had left", directory);
            } else if (!Files.exists(directory.resolve(LOCK), NOFOLLOW_LINKS)) {
                // Its process was killed before the first file, or has only begun and makes another.
                Files.deleteIfExists(directory);
            }
        } catch (IOException e) {
            LOG.warn("{} could not be deleted", directory, e);
        }
    }

    /** The lock goes last: until then nobody takes what is half deleted for new. */
    private static void delete(Path directory) throws IOException {
        var lock = directory.resolve(LOCK);
        List<Path> files;
        try (var found = Files.list(directory)) {
            files = found.filter(file -> !file.equals(lock)).toList();
        }
        for (var file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(lock);
        Files.deleteIfExists(directory);
    }

    boolean isThere() {
        return Files.exists(directory.resolve(LOCK), NOFOLLOW_LINKS);
    }

    /** A new file in it, for its owner only. */
    Path file() throws IOException {
        return Files.createTempFile(directory, "replay-", ".jsonl");
    }

    /** Deletes it and what is in it. */
    @Override
    public void close() {
        try (lock) {
            if (Files.exists(directory, NOFOLLOW_LINKS)) {
                delete(directory);
            }
        } catch (IOException e) {
            LOG.warn("{} could not be deleted; the next start tries again", directory, e);
        } finally {
            OWN.remove(directory);
        }
    }
}
