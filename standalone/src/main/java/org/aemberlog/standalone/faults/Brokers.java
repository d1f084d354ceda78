package org.aemberlog.standalone.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.broker.FreePorts;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.Uuid;

/** Three brokers that are controllers too, each a process; two have to have what is written. */
final class Brokers implements AutoCloseable {

    static final List<Integer> IDS = List.of(1, 2, 3);

    /** What the client ids of instances begin with, so that they are told apart. */
    static final String CLIENT = "instance-";

    private static final int HEAP_MEGABYTES = 256;
    private static final int CLEANER_BYTES = 16 * 1024 * 1024;

    private final Path directory;
    private final Map<Integer, Integer> ports = new TreeMap<>();
    private final Map<Integer, Integer> controllerPorts = new TreeMap<>();
    private final Map<Integer, Child> running = new TreeMap<>();
    private final Admin admin;

    /** Starts all of them, with their logs in {@code directory}. */
    Brokers(Path directory) {
        this.directory = directory;
        for (int id : IDS) {
            ports.put(id, FreePorts.next());
            controllerPorts.put(id, FreePorts.next());
        }
        var cluster = Uuid.randomUuid().toString();
        for (int id : IDS) {
            prepare(id, cluster);
        }
        IDS.forEach(this::start);
        admin = Admin.create(Map.<String, Object>of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers()));
    }

    private void prepare(int id, String cluster) {
        var voters = IDS.stream()
                .map(voter -> voter + "@127.0.0.1:" + controllerPorts.get(voter))
                .collect(Collectors.joining(","));
        var properties = EmbeddedKafka.settings(home(id).resolve("log"), ports.get(id), controllerPorts.get(id));
        properties.setProperty("node.id", String.valueOf(id));
        properties.setProperty("controller.quorum.voters", voters);
        properties.setProperty("offsets.topic.replication.factor", "3");
        properties.setProperty("default.replication.factor", "3");
        properties.setProperty("min.insync.replicas", "2");
        // How long it takes until the others lead what a killed one led.
        properties.setProperty("broker.session.timeout.ms", "3000");
        properties.setProperty("broker.heartbeat.interval.ms", "500");
        properties.setProperty("unclean.leader.election.enable", "false");
        properties.setProperty("log.cleaner.dedupe.buffer.size", String.valueOf(CLEANER_BYTES));
        write(id, properties);
        EmbeddedKafka.format(settings(id), cluster);
    }

    private void write(int id, Properties properties) {
        try {
            Files.createDirectories(home(id));
            try (var out = Files.newBufferedWriter(settings(id))) {
                properties.store(out, "Written for the fault tests.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path home(int id) {
        return directory.resolve("broker-" + id);
    }

    private Path settings(int id) {
        return home(id).resolve("server.properties");
    }

    /** Where clients connect. */
    String bootstrapServers() {
        return ports.values().stream().map(port -> "127.0.0.1:" + port).collect(Collectors.joining(","));
    }

    /** SIGKILL. */
    void kill(int id) {
        running.get(id).kill();
    }

    /** Starts one on what it had stored. */
    void start(int id) {
        var log = home(id).resolve("output.txt");
        running.put(
                id,
                Child.start(
                        log, HEAP_MEGABYTES, ParentWatchdog.BROKER, settings(id).toString()));
    }

    /** Which of them leads the controllers. */
    int controller() {
        var leader = new int[1];
        Await.until("the controllers have a leader", () -> {
            leader[0] = ask(admin.describeMetadataQuorum().quorumInfo())
                    .map(q -> q.leaderId())
                    .orElse(-1);
            return running.containsKey(leader[0]) && running.get(leader[0]).isAlive();
        });
        return leader[0];
    }

    /** Waits until every replica of everything is in sync on all three. */
    void awaitInSync() {
        Await.until("all replicas are in sync on three brokers", this::inSync);
    }

    private boolean inSync() {
        var nodes = ask(admin.describeCluster().nodes());
        if (nodes.isEmpty() || nodes.get().size() < IDS.size()) {
            return false;
        }
        var names = ask(admin.listTopics().names());
        var topics = names.flatMap(all -> ask(admin.describeTopics(all).allTopicNames()));
        return topics.isPresent()
                && topics.get().values().stream()
                        .flatMap(topic -> topic.partitions().stream())
                        .allMatch(partition -> partition.isr().size() == IDS.size());
    }

    /** How many instances have partitions in a group, each with consumers that are called like it and numbered. */
    long instances(String group) {
        return ask(admin.describeConsumerGroups(List.of(group)).all()).stream()
                .flatMap(all -> all.get(group).members().stream())
                .filter(member -> !member.assignment().topicPartitions().isEmpty())
                .map(member -> member.clientId())
                .map(id -> id.substring(0, id.lastIndexOf('-')))
                .distinct()
                .count();
    }

    /** The answer, unless the brokers have none at the moment. */
    private static <T> Optional<T> ask(KafkaFuture<T> question) {
        try {
            return Optional.of(question.get());
        } catch (ExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        admin.close(Duration.ZERO);
        running.values().forEach(Child::close);
    }
}
