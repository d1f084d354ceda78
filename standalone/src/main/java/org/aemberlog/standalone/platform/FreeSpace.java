package org.aemberlog.standalone.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import org.aemberlog.support.storage.StorageSpace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a reserve of the disk free, so that what is under way can end. Once it is touched there has
 * to be a tenth more than the reserve before play goes on: it does not stop and go at every byte.
 */
final class FreeSpace implements StorageSpace {

    private static final Logger LOG = LoggerFactory.getLogger(FreeSpace.class);
    private static final int SHARE = 10;

    private final LongSupplier usable;
    private final long reserve;
    private boolean full;

    /**
     * Watches over a disk.
     *
     * @param usable how many bytes are free now
     * @param reserve how many bytes stay free
     */
    FreeSpace(LongSupplier usable, long reserve) {
        this.usable = usable;
        this.reserve = reserve;
    }

    /** The disk on which this directory is. */
    static FreeSpace of(Path directory, long reserve) {
        return new FreeSpace(() -> usable(directory), reserve);
    }

    private static long usable(Path directory) {
        try {
            return Files.getFileStore(directory).getUsableSpace();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized boolean hasRoom() {
        long free = usable.getAsLong();
        boolean touched = full ? free < reserve + reserve / SHARE : free < reserve;
        if (touched != full) {
            full = touched;
            tell(free);
        }
        return !full;
    }

    private void tell(long free) {
        if (full) {
            LOG.error(
                    "Only {} MB of the disk are free, less than the reserve of {} MB: writes are rejected"
                            + " until there is more.",
                    free >> 20,
                    reserve >> 20);
        } else {
            LOG.info("{} MB of the disk are free again: writes are accepted.", free >> 20);
        }
    }
}
