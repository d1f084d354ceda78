package org.aemberlog.standalone.faults.machine;

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
import java.util.function.Function;
import java.util.stream.Collectors;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.broker.FreePorts;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.Uuid;

/** Three brokers that are controllers too, each a process; two have to have what is written. */
public final class Brokers implements AutoCloseable {

    public static final List<Integer> IDS = List.of(1, 2, 3);

    /** What the client ids of instances begin with, so that they are told apart. */
    static final String CLIENT = "instance-";

    private static final int HEAP_MEGABYTES = 256;

    private final Map<Integer, Place> places;
    private final Map<Integer, Child> running = new TreeMap<>();
    private final Admin admin;

    /**
     * Where a broker runs.
     *
     * @param home where its settings and its data are
     * @param output to whose end goes what it says
     * @param inside what the command begins with that starts it
     */
    public record Place(String address, int port, int controllerPort, Path home, Path output, List<String> inside) {}

    /** Starts all of them on loopback, with their data in {@code directory}. */
    public Brokers(Path directory) {
        this(IDS.stream().collect(Collectors.toMap(Function.identity(), id -> loopback(directory, id))));
    }

    /** Starts each of them in its place. */
    public Brokers(Map<Integer, Place> places) {
        this.places = new TreeMap<>(places);
        var cluster = Uuid.randomUuid().toString();
        for (int id : IDS) {
            prepare(id, cluster);
        }
        IDS.forEach(this::start);
        admin = Admin.create(Map.<String, Object>of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers()));
    }

    private static Place loopback(Path directory, int id) {
        var home = directory.resolve("broker-" + id);
        return new Place("127.0.0.1", FreePorts.next(), FreePorts.next(), home, home.resolve("output.txt"), List.of());
    }

    private void prepare(int id, String cluster) {
        var voters = IDS.stream()
                .map(voter -> voter + "@" + places.get(voter).address() + ":"
                        + places.get(voter).controllerPort())
                .collect(Collectors.joining(","));
        var place = places.get(id);
        var properties = EmbeddedKafka.settings(
                place.home().resolve("log"), place.address(), place.port(), place.controllerPort());
        properties.setProperty("node.id", String.valueOf(id));
        properties.setProperty("controller.quorum.voters", voters);
        properties.setProperty("offsets.topic.replication.factor", "3");
        properties.setProperty("default.replication.factor", "3");
        properties.setProperty("min.insync.replicas", "2");
        // How long it takes until the others lead what a killed one led.
        properties.setProperty("broker.session.timeout.ms", "3000");
        properties.setProperty("broker.heartbeat.interval.ms", "500");
        properties.setProperty("unclean.leader.election.enable", "false");
        write(id, properties);
        EmbeddedKafka.format(settings(id), cluster);
    }

    private void write(int id, Properties properties) {
        try {
            Files.createDirectories(places.get(id).home());
            try (var out = Files.newBufferedWriter(settings(id))) {
                properties.store(out, "Written for the fault tests.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path settings(int id) {
        return places.get(id).home().resolve("server.properties");
    }

    /** Where clients connect. */
    public String bootstrapServers() {
        return places.values().stream()
                .map(place -> place.address() + ":" + place.port())
                .collect(Collectors.joining(","));
    }

    /** SIGKILL. */
    public void kill(int id) {
        running.get(id).kill();
    }

    /** The process of one. */
    public Child process(int id) {
        return running.get(id);
    }

    /** Starts one on what it had stored. */
    public void start(int id) {
        var place = places.get(id);
        running.put(
                id,
                Child.start(
                        place.output(),
                        place.inside(),
                        HEAP_MEGABYTES,
                        ParentWatchdog.BROKER,
                        settings(id).toString()));
    }

    /** Which of them lead the partitions of a topic; empty while some are led by none. */
    public Optional<List<Integer>> leaders(String topic) {
        return ask(admin.describeTopics(List.of(topic)).allTopicNames())
                .map(all -> all.get(topic).partitions())
                .filter(all -> all.stream().allMatch(partition -> partition.leader() != null))
                .map(all ->
                        all.stream().map(partition -> partition.leader().id()).toList());
    }

    /** Which of them leads the controllers. */
    public int controller() {
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
    public void awaitInSync() {
        Await.until("all replicas are in sync on three brokers", running.values(), this::inSync);
    }

    /** Whether every replica of everything is in sync on all three. */
    public boolean inSync() {
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
    public long instances(String group) {
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
