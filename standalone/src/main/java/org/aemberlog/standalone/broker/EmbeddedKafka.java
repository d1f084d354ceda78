package org.aemberlog.standalone.broker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/** A real Kafka broker and controller (KRaft) on loopback, with its log in a directory. */
public final class EmbeddedKafka implements AutoCloseable {

    private static final String ADVERTISED = "PLAINTEXT://";

    private final KafkaRaftServer server;
    private final String bootstrapServers;

    private EmbeddedKafka(KafkaRaftServer server, String bootstrapServers) {
        this.server = server;
        this.bootstrapServers = bootstrapServers;
    }

    /**
     * Starts a broker on its directory, which is made ready the first time.
     *
     * @throws UnusableDirectoryException when parts of it are missing beside data
     */
    public static EmbeddedKafka start(Path directory) {
        try {
            var properties = new LogDirectory(directory).ready();
            // After a kill the broker may register again only when its last session has expired.
            properties.setProperty("broker.session.timeout.ms", "3000");
            properties.setProperty("broker.heartbeat.interval.ms", "500");
            letGroupsNoticeSoon(properties);
            var server = new KafkaRaftServer(KafkaConfig.fromProps(properties, false), Time.SYSTEM);
            server.startup();
            var advertised = properties.getProperty("advertised.listeners");
            return new EmbeddedKafka(server, advertised.substring(ADVERTISED.length()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
