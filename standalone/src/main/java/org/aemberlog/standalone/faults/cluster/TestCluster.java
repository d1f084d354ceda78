package org.aemberlog.standalone.faults.cluster;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.standalone.broker.FreePorts;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.Brokers;
import org.aemberlog.standalone.faults.machine.RulesInstance;
import org.aemberlog.standalone.faults.machine.TcpProxy;
import org.aemberlog.standalone.platform.LiftedLimits;
import org.aemberlog.standalone.platform.ServiceSecrets;
import org.aemberlog.standalone.platform.SideBySide;
import org.aemberlog.standalone.store.Databases;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.bson.Document;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * The whole platform, made to be broken: brokers and rules-services in processes of their own, the
 * store behind cables, and the services whose death is not the point in this process.
 */
public final class TestCluster implements AutoCloseable {

    private final Path directory;
    private final Brokers brokers;
    private final EmbeddedMongo store;
    private final int storePort;
    private final TcpProxy cable;
    private final MongoClient client;
    private final List<String> settings;
    private final List<RulesInstance> instances = new ArrayList<>();
    private final Deque<ConfigurableApplicationContext> services = new ArrayDeque<>();
    private final String matchUrl;
    private final String replayUrl;
    private final String deckUrl;

    private TestCluster(Path directory) {
        this.directory = directory;
        brokers = new Brokers(directory);
        store = EmbeddedMongo.start(directory.resolve("store"));
        storePort = URI.create(store.uri()).getPort();
        cable = new TcpProxy(storePort);
        client = MongoClients.create(store.uri());
        settings = new ArrayList<>(List.of(
                "--spring.kafka.bootstrap-servers=" + brokers.bootstrapServers(),
                "--server.address=127.0.0.1",
                "--aemberlog.kafka.replication-factor=" + Brokers.IDS.size()));
        settings.addAll(ServiceSecrets.generate().arguments());
        settings.addAll(LiftedLimits.arguments());
        deckUrl = "http://127.0.0.1:" + FreePorts.next();
        matchUrl = "http://127.0.0.1:" + FreePorts.next();
        replayUrl = "http://127.0.0.1:" + FreePorts.next();
    }

    /** Starts everything, with one rules-service, and its data and logs in {@code directory}. */
    public static TestCluster set(Path directory) {
        var stage = new TestCluster(directory);
        try {
            stage.brokers.awaitInSync();
            stage.addRules();
            stage.run(DeckServiceApplication.class, "deck-service", stage.deckUrl);
            stage.run(MatchServiceApplication.class, "match-service", stage.matchUrl);
            stage.run(ReplayServiceApplication.class, "replay-service", stage.replayUrl);
            stage.awaitRules(1);
            stage.brokers.awaitInSync();
            return stage;
        } catch (RuntimeException e) {
            stage.close();
            throw e;
        }
    }

    private void run(Class<?> application, String name, String url) {
        var arguments = new ArrayList<>(settings);
        arguments.add("--server.port=" + URI.create(url).getPort());
        arguments.add("--spring.mongodb.uri=mongodb://127.0.0.1:" + cable.port() + "/");
        arguments.add("--aemberlog.deck-service.url=" + deckUrl);
        arguments.add("--aemberlog.matches.chosen-seeds=true");
        services.push(SideBySide.application(application, name).run(arguments.toArray(String[]::new)));
    }

    private void addRules() {
        instances.add(new RulesInstance(instances.size() + 1, directory, storePort, settings));
    }

    /** Starts or ends instances of rules-service until there are so many that share the intents. */
    public void scaleRules(int count) {
        while (instances.size() > count) {
            instances.removeLast().close();
        }
        while (instances.size() < count) {
            addRules();
        }
        awaitRules(count);
    }

    /** Waits until so many instances of rules-service share the intents. */
    public void awaitRules(int count) {
        var processes = instances.stream().map(RulesInstance::process).toList();
        Await.until(
                count + " rules-services share the partitions",
                processes,
                () -> brokers.instances("rules-service") == count);
    }

    /** All instances of rules-service, the first one first. */
    public List<RulesInstance> rules() {
        return List.copyOf(instances);
    }

    public Brokers brokers() {
        return brokers;
    }

    /** The services' ways to the store: all of them at once. */
    public List<TcpProxy> cables() {
        var all = new ArrayList<TcpProxy>();
        all.add(cable);
        instances.forEach(one -> all.add(one.store()));
        return all;
    }

    /** The event store, past all cables. */
    public MongoCollection<Document> commits() {
        return client.getDatabase(Databases.USUAL.of("rules-service")).getCollection("commits");
    }

    public String matchUrl() {
        return matchUrl;
    }

    public String replayUrl() {
        return replayUrl;
    }

    public String deckUrl() {
        return deckUrl;
    }

    @Override
    public void close() {
        instances.forEach(RulesInstance::close);
        services.forEach(ConfigurableApplicationContext::close);
        cable.close();
        client.close();
        brokers.close();
        store.close();
    }
}
