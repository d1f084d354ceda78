package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.MongoServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks MongoDB's protocol on loopback and keeps everything in one file. It has no
 * transactions and no change streams.
 */
public final class EmbeddedMongo implements AutoCloseable {

    private static final int CACHE_MEGABYTES = 64;

    private final MongoServer server;
    private final String uri;

    private EmbeddedMongo(MongoServer server) {
        this.server = server;
        this.uri = "mongodb://127.0.0.1:" + server.bind().getPort() + "/";
    }

    /** Starts a server whose data is in a file in {@code directory}. */
    public static EmbeddedMongo start(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var store =
                new MVStore.Builder()
                        .fileName(directory.resolve("documents.mv").toString())
                        .cacheSize(CACHE_MEGABYTES)
                        .autoCommitDisabled()
                        .autoCommitBufferSize(0)
                        .open();
        store.setVersionsToKeep(0);
        Upgrade.run(directory.resolve("store.mv"), store);
        return new EmbeddedMongo(new MongoServer(new DurableBackend(store)));
    }

    /** The connection string. */
    public String uri() {
        return uri;
    }

    @Override
    public void close() {
        server.shutdownNow();
    }
}
