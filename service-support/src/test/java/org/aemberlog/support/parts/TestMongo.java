package org.aemberlog.support.parts;

import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import java.util.Map;
import org.testcontainers.mongodb.MongoDBContainer;

/** A MongoDB for tests: in this process, or a replica set of one in a container. */
public final class TestMongo implements AutoCloseable {

    private final String uri;
    private final Runnable stop;

    private TestMongo(String uri, Runnable stop) {
        this.uri = uri;
        this.stop = stop;
    }

    /** One that nobody else uses. */
    public static TestMongo start() {
        if (Images.wanted()) {
            var container = container();
            container.start();
            return new TestMongo(container.getReplicaSetUrl(""), container::stop);
        }
        var server = new MongoServer(new Backend());
        return new TestMongo(server.bindAndGetConnectionString(), server::shutdownNow);
    }

    /** Knows the newer name of the question whether a server is well. */
    private static final class Backend extends MemoryBackend {

        @Override
        public Document handleCommand(Channel channel, String database, String command, Document query) {
            return super.handleCommand(channel, database, command.equals("hello") ? "isMaster" : command, query);
        }
    }

    /** The one of this process, which runs until the process ends. */
    public static TestMongo shared() {
        return Shared.MONGO;
    }

    private static final class Shared {

        private static final TestMongo MONGO = start();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(MONGO::close, "stop mongo"));
        }
    }

    /**
     * One that is not started yet. What it keeps it forgets, so that it need not wait for disks; it
     * can be told to fail.
     */
    static MongoDBContainer container() {
        return new MongoDBContainer(Images.mongo())
                .withReplicaSet()
                .withCommand("--replSet", "docker-rs", "--setParameter", "enableTestCommands=1")
                .withTmpFs(Map.of("/data/db", "rw"));
    }

    /** Where it answers; names no database. */
    public String uri() {
        return uri;
    }

    /** Takes it away from whoever uses it. */
    @Override
    public void close() {
        stop.run();
    }
}
