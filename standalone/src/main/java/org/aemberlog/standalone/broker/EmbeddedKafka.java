package org.aemberlog.standalone.broker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.aemberlog.standalone.cli.CommandException;
import org.apache.kafka.common.utils.Time;

/** A real Kafka broker and controller (KRaft) on loopback, with its log in a directory. */
public final class EmbeddedKafka implements AutoCloseable {

    private static final String ADVERTISED = "PLAINTEXT://";
    private static final int CLEANER_BYTES = 16 * 1024 * 1024;

    private final KafkaRaftServer server;
    private final String bootstrapServers;

    private EmbeddedKafka(KafkaRaftServer server, String bootstrapServers) {
        this.server = server;
        this.bootstrapServers = bootstrapServers;
    }

    /**
     * A broker that does not run yet.
     *
     * @param settings what it will be started with
     */
    public record Prepared(LogDirectory directory, Properties settings) {

        /** Where clients will connect. */
        public String bootstrapServers() {
            return settings.getProperty("advertised.listeners").substring(ADVERTISED.length());
        }

        /** Starts it; the first time its log is formatted. */
        public EmbeddedKafka start() {
            try {
                directory.format();
                var server = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
                try {
                    server.startup();
                } catch (RuntimeException e) {
                    server.shutdown();
                    throw e;
                }
                return new EmbeddedKafka(server, bootstrapServers());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * A broker that can be started on its directory.
     *
     * @throws UnusableDirectoryException when parts of it are missing beside data
     * @throws CommandException when something else listens where it should
     */
    public static Prepared prepare(Path directory) {
        try {
            var log = new LogDirectory(directory);
            var settings = log.settings();
            for (var listener : settings.getProperty("listeners").split(",")) {
                requireFree(URI.create(listener), directory);
            }
            // After a kill the broker may register again only when its last session has expired.
            settings.setProperty("broker.session.timeout.ms", "3000");
            settings.setProperty("broker.heartbeat.interval.ms", "500");
            letGroupsNoticeSoon(settings);
            return new Prepared(log, settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void requireFree(URI listener, Path directory) {
        try (var any = new ServerSocket(listener.getPort(), 1, InetAddress.getByName(listener.getHost()))) {
            any.getLocalPort();
        } catch (IOException e) {
            throw new CommandException(
                    "Kafka's port %d is taken: end what listens there, or write another port in its place into %s."
                            .formatted(listener.getPort(), LogDirectory.settingsIn(directory)));
        }
    }

    /**
     * Starts a broker on its directory, which is made ready the first time.
     *
     * @throws UnusableDirectoryException when parts of it are missing beside data
     */
    public static EmbeddedKafka start(Path directory) {
        return prepare(directory).start();
    }

    /** The settings of a broker that is alone, with its data in {@code log}. */
    public static Properties settings(Path log, String address, int port, int controllerPort) {
        var properties = new Properties();
        properties.setProperty("process.roles", "broker,controller");
        properties.setProperty("node.id", "1");
        properties.setProperty("controller.quorum.voters", "1@" + address + ":" + controllerPort);
        properties.setProperty(
                "listeners", ADVERTISED + address + ":" + port + ",CONTROLLER://" + address + ":" + controllerPort);
        properties.setProperty("advertised.listeners", ADVERTISED + address + ":" + port);
        properties.setProperty("controller.listener.names", "CONTROLLER");
        properties.setProperty("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        properties.setProperty("log.dirs", log.toString());
        properties.setProperty("offsets.topic.replication.factor", "1");
        properties.setProperty("offsets.topic.num.partitions", "5");
        properties.setProperty("transaction.state.log.replication.factor", "1");
        properties.setProperty("transaction.state.log.min.isr", "1");
        properties.setProperty("share.coordinator.state.topic.replication.factor", "1");
        properties.setProperty("share.coordinator.state.topic.min.isr", "1");
        properties.setProperty("group.initial.rebalance.delay.ms", "0");
        letGroupsNoticeSoon(properties);
        properties.setProperty("auto.create.topics.enable", "false");
        properties.setProperty("num.io.threads", "4");
        properties.setProperty("num.network.threads", "2");
        // Kafka would take 128 MiB of the heap at once.
        properties.setProperty("log.cleaner.dedupe.buffer.size", String.valueOf(CLEANER_BYTES));
        return properties;
    }

    /** Lets the services say how soon an instance that is gone is noticed. */
    private static void letGroupsNoticeSoon(Properties properties) {
        properties.setProperty("group.consumer.min.session.timeout.ms", "3000");
        properties.setProperty("group.consumer.min.heartbeat.interval.ms", "500");
    }

    /**
     * Makes the directories of the broker with these settings ready for a cluster.
     *
     * @throws IllegalStateException with what Kafka says when it cannot be done
     */
    public static void format(Path settings, String cluster) {
        var said = new ByteArrayOutputStream();
        var command = new String[] {"format", "--cluster-id", cluster, "--config", settings.toString()};
        int code = StorageTool.execute(command, new PrintStream(said, true, StandardCharsets.UTF_8));
        if (code != 0) {
            throw new IllegalStateException(
                    "Kafka's directory cannot be formatted: " + said.toString(StandardCharsets.UTF_8));
        }
    }

    /** Where clients connect. */
    public String bootstrapServers() {
        return bootstrapServers;
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
