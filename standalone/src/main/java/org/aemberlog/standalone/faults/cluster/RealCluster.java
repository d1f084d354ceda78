package org.aemberlog.standalone.faults.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.aemberlog.standalone.faults.cluster.Victim.Process;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.Brokers;
import org.aemberlog.standalone.faults.machine.Node;
import org.aemberlog.standalone.faults.machine.NodeNetwork;
import org.aemberlog.standalone.faults.machine.ReplicaSet;

/** Three real MongoDBs and three real brokers, and all services on them, each in a node of its own that can be broken. Needs root. */
public final class RealCluster implements Environment {

    private static final int BROKER_PORT = 9092;
    private static final int CONTROLLER_PORT = 9093;

    private final Path data;
    private final Thread hook = new Thread(this::remove, "remove-cluster");
    private final NodeNetwork network;
    private final List<Node> storeNodes = new ArrayList<>();
    private final Map<Integer, Node> brokerNodes = new TreeMap<>();
    private final List<Node> serviceNodes = new ArrayList<>();
    private ReplicaSet store;
    private Brokers brokers;
    private boolean removed;

    private RealCluster() {
        try {
            data = Files.createTempDirectory("aemberlog-real");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        network = new NodeNetwork(data);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts all six and waits until they are healthy.
     *
     * @param logs where what they say goes
     * @param mongod the program
     */
    public static RealCluster start(Path logs, String mongod) {
        var cluster = new RealCluster();
        try {
            cluster.startNodes(logs, mongod);
            return cluster;
        } catch (RuntimeException e) {
            cluster.close();
            throw e;
        }
    }

    private void startNodes(Path logs, String mongod) {
        Brokers.IDS.forEach(id -> storeNodes.add(network.addWithDisk("mongod-" + id)));
        Brokers.IDS.forEach(id -> brokerNodes.put(id, network.addWithDisk("broker-" + id)));
        var places = new TreeMap<Integer, Brokers.Place>();
        brokerNodes.forEach((id, node) -> places.put(
                id,
                new Brokers.Place(
                        node.address(),
                        BROKER_PORT,
                        CONTROLLER_PORT,
                        node.disk().directory().resolve("kafka"),
                        logs.resolve("broker-" + id + ".txt"),
                        node.inside())));
        brokers = new Brokers(places);
        store = new ReplicaSet(mongod, logs, storeNodes);
        brokers.awaitInSync();
    }

    @Override
    public String bootstrapServers() {
        return brokers.bootstrapServers();
    }

    @Override
    public String storeUri() {
        return store.uri();
    }

    @Override
    public List<String> settings() {
        return List.of("--aemberlog.kafka.replication-factor=" + Brokers.IDS.size());
    }

    /** The MongoDB that is primary now. */
    public Victim primary() {
        return member(store.primary());
    }

    /** One of those that are not. */
    public Victim secondary(int choice) {
        int primary = store.primary();
        var others = Brokers.IDS.stream()
                .map(id -> id - 1)
                .filter(member -> member != primary)
                .toList();
        return member(others.get(choice % others.size()));
    }

    private Victim member(int member) {
        var process = Process.of(() -> store.running(member), () -> store.start(member));
        return new Victim(
                "mongod-" + (member + 1),
                process,
                storeNodes.get(member),
                addresses(storeNodes, storeNodes.get(member)),
                () -> store.stepDown(member));
    }

    /** The broker that leads a partition of a topic. */
    public Victim leader(String topic, int choice) {
        var found = new int[1];
        Await.until(topic + " has a leader", () -> {
            var partitions = brokers.leaders(topic);
            partitions.ifPresent(all -> found[0] = all.get(choice % all.size()));
            return partitions.isPresent();
        });
        return broker(found[0]);
    }

    /** The broker that leads the controllers. */
    public Victim controller() {
        return broker(brokers.controller());
    }

    private Victim broker(int id) {
        var node = brokerNodes.get(id);
        var process = Process.of(() -> brokers.process(id), () -> brokers.start(id));
        return new Victim("broker-" + id, process, node, addresses(brokerNodes.values(), node), () -> {
            process.child().terminate();
            process.start();
        });
    }

    private static List<String> addresses(Collection<Node> nodes) {
        return nodes.stream().map(Node::address).toList();
    }

    private static List<String> addresses(Collection<Node> nodes, Node but) {
        return addresses(nodes.stream().filter(node -> node != but).toList());
    }

    @Override
    public Optional<Node> node(String name) {
        var node = network.add(name);
        serviceNodes.add(node);
        return Optional.of(node);
    }

    @Override
    public String address() {
        return network.outside();
    }

    /** The addresses of all instances of services. */
    public List<String> services() {
        return addresses(serviceNodes);
    }

    /** Those of all MongoDBs. */
    public List<String> stores() {
        return addresses(storeNodes);
    }

    /** Those of all brokers. */
    public List<String> brokers() {
        return addresses(brokerNodes.values());
    }

    /** Those of all but one. */
    public List<String> others(Node but) {
        return Stream.of(stores(), brokers(), services())
                .flatMap(List::stream)
                .filter(address -> !address.equals(but.address()))
                .toList();
    }

    /** Starts those that ended, as a server's supervisor does, and tells whether all are well. */
    public boolean healthy() {
        for (int id : Brokers.IDS) {
            if (!brokers.process(id).isAlive()) {
                brokers.start(id);
            }
            if (!store.running(id - 1).isAlive()) {
                store.start(id - 1);
            }
        }
        return store.healthy() && brokers.inSync();
    }

    private synchronized void remove() {
        if (removed) {
            return;
        }
        removed = true;
        if (brokers != null) {
            brokers.close();
        }
        if (store != null) {
            store.close();
        }
        network.close();
        try (var files = Files.walk(data)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        remove();
        Runtime.getRuntime().removeShutdownHook(hook);
    }
}
