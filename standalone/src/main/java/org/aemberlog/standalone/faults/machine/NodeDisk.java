package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** A file system of a node's own, in a file, that can be full and slow. */
public final class NodeDisk implements AutoCloseable {

    private static final long BYTES = 2L << 30;
    private static final long FROZEN_NANOS = Duration.ofMillis(300).toNanos();
    private static final long THAWED_NANOS = Duration.ofMillis(100).toNanos();
    private static final int BLOCK = 4096;

    private final Path directory;

    /** Makes one in a file beside {@code directory}, and mounts it there. */
    NodeDisk(Path directory) {
        this.directory = directory;
        var image = Path.of(directory + ".img");
        try {
            Files.createDirectories(directory);
            try (var file = new RandomAccessFile(image.toFile(), "rw")) {
                file.setLength(BYTES);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Shell.run("mkfs.ext4 -q -m 0 " + image);
        Shell.run("mount -o loop " + image + " " + directory);
    }

    public Path directory() {
        return directory;
    }

    private Path filler() {
        return directory.resolve("filler");
    }

    /** Leaves no room at all. */
    public void fill() {
        long before = 0;
        for (long free = free(); free >= BLOCK; free /= 2) {
            while (Shell.attempt("fallocate -o " + before + " -l " + free + " " + filler())) {
                before += free;
            }
        }
    }

    private long free() {
        return directory.toFile().getUsableSpace();
    }

    /** Makes room again. */
    public void empty() {
        try {
            Files.deleteIfExists(filler());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets nothing be written most of the time, for so long. */
    public void slow(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        while (System.nanoTime() < end) {
            Shell.run("fsfreeze -f " + directory);
            LockSupport.parkNanos(FROZEN_NANOS);
            Shell.run("fsfreeze -u " + directory);
            LockSupport.parkNanos(THAWED_NANOS);
        }
    }

    /** Unmounts it, whatever state it is in. */
    @Override
    public void close() {
        Shell.attempt("fsfreeze -u " + directory);
        Shell.attempt("umount -l " + directory);
    }
}
