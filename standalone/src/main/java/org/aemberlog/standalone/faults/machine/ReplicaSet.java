package org.aemberlog.standalone.faults.machine;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.bson.Document;
import reactor.core.publisher.Mono;

/** Three real MongoDBs that are a replica set, each in a node. */
public final class ReplicaSet implements AutoCloseable {

    private static final String NAME = "aemberlog";
    private static final int PORT = 27_017;

    /** How long the others wait before they choose another primary. */
    private static final int ELECTION_MILLIS = 2_500;

    private static final int STEP_DOWN_SECONDS = 10;
    private static final Duration TIMEOUT = Duration.ofSeconds(3);
    private static final int PRIMARY = 1;
    private static final int SECONDARY = 2;

    private final String mongod;
    private final Path logs;
    private final List<Node> nodes;
    private final List<Child> running = new ArrayList<>();
    private final List<MongoClient> clients = new ArrayList<>();

    /**
     * Starts them.
     *
     * @param mongod the program
     * @param logs where their logs go
     */
    public ReplicaSet(String mongod, Path logs, List<Node> nodes) {
        this.mongod = mongod;
        this.logs = logs;
        this.nodes = List.copyOf(nodes);
        for (int member = 0; member < nodes.size(); member++) {
            running.add(process(member));
            clients.add(client(nodes.get(member)));
        }
        initiate();
        Await.until("the replica set is healthy", running, this::healthy);
    }

    private Child process(int member) {
        var node = nodes.get(member);
        var data = node.disk().directory().resolve("db");
        try {
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var command = new ArrayList<>(node.inside());
        command.addAll(List.of(
                mongod,
                "--replSet",
                NAME,
                "--port",
                String.valueOf(PORT),
                "--bind_ip",
                node.address(),
                // All three would take the same one, and one that meets another at it does not start.
                "--nounixsocket",
                "--dbpath",
                data.toString(),
                "--wiredTigerCacheSizeGB",
                "0.25",
                "--setParameter",
                "diagnosticDataCollectionEnabled=false"));
        return Child.start(log(member), command);
    }

    /** Where a member's log is. */
    Path log(int member) {
        return logs.resolve("mongod-" + (member + 1) + ".txt");
    }

    private static MongoClient client(Node node) {
        return MongoClients.create(MongoClientSettings.builder()
                .applyConnectionString(
                        new ConnectionString("mongodb://" + node.address() + ":" + PORT + "/?directConnection=true"))
                .applyToClusterSettings(it -> it.serverSelectionTimeout(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS))
                .applyToSocketSettings(it -> it.connectTimeout((int) TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
                        .readTimeout((int) TIMEOUT.toMillis(), TimeUnit.MILLISECONDS))
                .build());
    }

    private void initiate() {
        var members = new ArrayList<Document>();
        for (var node : nodes) {
            members.add(new Document("_id", members.size()).append("host", node.address() + ":" + PORT));
        }
        var settings = new Document("electionTimeoutMillis", ELECTION_MILLIS)
                .append("heartbeatIntervalMillis", 500)
                .append("catchUpTimeoutMillis", 5_000);
        var config = new Document("_id", NAME).append("members", members).append("settings", settings);
        // A slow machine may initiate it after its answer was awaited.
        Await.until(
                "the replica set is initiated; " + logs + " has what each of its MongoDBs said",
                running,
                () -> ask(0, new Document("replSetInitiate", config)).isPresent()
                        || status(0).isPresent());
    }

    private Optional<Document> ask(int member, Document command) {
        try {
            return Mono.from(clients.get(member).getDatabase("admin").runCommand(command))
                    .blockOptional(TIMEOUT.multipliedBy(2));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /** Where clients connect. */
    public String uri() {
        return nodes.stream()
                .map(node -> node.address() + ":" + PORT)
                .collect(Collectors.joining(",", "mongodb://", "/?replicaSet=" + NAME));
    }

    /** The member that is primary, once one is. */
    public int primary() {
        var found = new int[1];
        Await.until("the replica set has a primary", () -> {
            for (int member = 0; member < nodes.size(); member++) {
                if (isPrimary(member)) {
                    found[0] = member;
                    return true;
                }
            }
            return false;
        });
        return found[0];
    }

    private boolean isPrimary(int member) {
        return ask(member, new Document("hello", 1))
                .filter(it -> it.getBoolean("isWritablePrimary", false))
                .isPresent();
    }

    /** Whether one is primary and all others follow it. */
    public boolean healthy() {
        return status(primary())
                .map(status -> status.getList("members", Document.class).stream()
                        .map(it -> it.getInteger("state"))
                        .sorted()
                        .toList())
                .filter(List.of(PRIMARY, SECONDARY, SECONDARY)::equals)
                .isPresent();
    }

    private Optional<Document> status(int member) {
        return ask(member, new Document("replSetGetStatus", 1));
    }

    /** The process of a member. */
    public Child running(int member) {
        return running.get(member);
    }

    /** Starts one on what it had stored. */
    public void start(int member) {
        running.set(member, process(member));
    }

    /** Lets the primary hand over, and not be primary again for a while. */
    public void stepDown(int member) {
        ask(member, new Document("replSetStepDown", STEP_DOWN_SECONDS));
    }

    @Override
    public void close() {
        clients.forEach(MongoClient::close);
        running.forEach(Child::close);
    }
}
