package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.MongoServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks MongoDB's protocol on loopback and keeps everything in one file. It has no
 * transactions and no change streams.
 */
public final class EmbeddedMongo implements AutoCloseable {

    private static final int CACHE_MEGABYTES = 64;
    private static final String LOOPBACK = "127.0.0.1";
    private static final String FILE = "documents.mv";

    private final Path file;
    private final MongoServer server;
    private final String uri;

    private EmbeddedMongo(Path file, MongoServer server) {
        this.file = file;
        this.server = server;
        server.bind(new InetSocketAddress(LOOPBACK, 0));
        this.uri = "mongodb://" + LOOPBACK + ":" + server.getLocalAddress().getPort() + "/";
    }

    /** Starts a server whose data is in a file in {@code directory}. */
    public static EmbeddedMongo start(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var file = directory.resolve(FILE);
        Rewriting.run(file);
        var store = new MVStore.Builder()
                .fileName(file.toString())
                .cacheSize(CACHE_MEGABYTES)
                .autoCommitDisabled()
                .autoCommitBufferSize(0)
                .open();
        store.setVersionsToKeep(0);
        return new EmbeddedMongo(file, new MongoServer(new DurableBackend(store)));
    }

    /** The bytes of the file of a store in {@code directory}. */
    public static long bytes(Path directory) {
        try {
            return Files.size(directory.resolve(FILE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The connection string. */
    public String uri() {
        return uri;
    }

    /** Ends all connections and lets go of the garbage in the file. */
    @Override
    public void close() {
        server.shutdownNow();
        Rewriting.run(file);
    }
}
