package org.aemberlog.standalone.faults.cluster;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.LoadBalancer;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.machine.ServiceInstance;
import org.aemberlog.standalone.platform.LiftedLimits;
import org.aemberlog.standalone.platform.ServiceSecrets;
import org.aemberlog.standalone.store.Databases;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;
import org.bson.Document;
import reactor.core.publisher.Mono;

/** Two instances of each service, each a process, behind a load balancer for each pair. */
public final class PairedPlatform implements AutoCloseable {

    /** The load balancers look twice a second. */
    private static final String DRAIN = "2s";

    private final Environment environment;
    private final MongoClient client;
    private final ServiceSecrets secrets = ServiceSecrets.generate();
    private final Map<String, List<ServiceInstance>> pairs = new LinkedHashMap<>();
    private final Map<String, LoadBalancer> balancers = new LinkedHashMap<>();

    private PairedPlatform(Environment environment) {
        this.environment = environment;
        client = MongoClients.create(environment.storeUri());
    }

    /** Starts everything, with its data and logs in {@code directory}, and waits until all of it is ready. */
    public static PairedPlatform start(Path directory) {
        return start(directory, new EmbeddedEnvironment(directory));
    }

    /** Starts all services, with their logs in {@code directory}, on an environment that is closed with them. */
    public static PairedPlatform start(Path directory, Environment environment) {
        var platform = new PairedPlatform(environment);
        try {
            platform.startPairs(directory);
            return platform;
        } catch (RuntimeException e) {
            platform.close();
            throw e;
        }
    }

    private void startPairs(Path directory) {
        var settings = settings();
        for (var service :
                List.of(ParentWatchdog.DECK_SERVICE, ParentWatchdog.RULES_SERVICE, ParentWatchdog.REPLAY_SERVICE)) {
            pair(directory, service, settings);
            settings.add(
                    "--aemberlog." + service + ".url=" + balancers.get(service).url());
        }
        pair(directory, ParentWatchdog.MATCH_SERVICE, settings);
    }

    private List<String> settings() {
        var settings = new ArrayList<>(List.of(
                "--spring.kafka.bootstrap-servers=" + environment.bootstrapServers(),
                "--spring.mongodb.uri=" + environment.storeUri(),
                "--aemberlog.bots.pause=200ms",
                "--aemberlog.drain=" + DRAIN,
                "--aemberlog.webhooks.http=true",
                "--aemberlog.webhooks.private-addresses=true"));
        settings.addAll(secrets.arguments());
        settings.addAll(LiftedLimits.arguments());
        settings.addAll(environment.settings());
        return settings;
    }

    private void pair(Path directory, String service, List<String> settings) {
        var pair = new ArrayList<ServiceInstance>();
        pairs.put(service, pair);
        for (int i = 1; i <= 2; i++) {
            var name = service + "-" + i;
            pair.add(new ServiceInstance(service, directory.resolve(name + ".txt"), environment.node(name), settings));
        }
        balancers.put(service, new LoadBalancer(address(), pair));
        pair.forEach(PairedPlatform::awaitReady);
    }

    /** Waits until an instance says that it is ready; fails when it ends instead. */
    public static void awaitReady(ServiceInstance instance) {
        Await.until(instance.service() + " is ready", List.of(instance.process()), instance::isReady);
    }

    /** The two instances of a service. */
    public List<ServiceInstance> pair(String service) {
        return pairs.get(service);
    }

    /** Where a service answers, whichever of its instances, without a slash at the end. */
    public String url(String service) {
        return balancers.get(service).url();
    }

    /** The address of this process, at which services find what is in it. */
    public String address() {
        return environment.address();
    }

    /** Where Kafka answers. */
    public String bootstrapServers() {
        return environment.bootstrapServers();
    }

    /** Lets results be delivered to a URL. */
    public void subscribe(String url) {
        new Api(url(ParentWatchdog.REPLAY_SERVICE)).post("/webhooks", token(), "faults", Map.of("url", url));
    }

    /** Lets rules-service send all commits out again; what it says at the end. */
    public String republish() {
        var lines = new Api(url(ParentWatchdog.RULES_SERVICE)).post("/commits/republish", token());
        return lines.strip().lines().toList().getLast();
    }

    /** A token of a service. */
    public String token() {
        return Tokens.own(new SharedSecret(secrets.token()), Duration.ofDays(1))
                .issue(Principal.official("faults", Role.SERVICE, Optional.empty()))
                .orElseThrow();
    }

    /** The database of a service. */
    public MongoDatabase database(String service) {
        return client.getDatabase(Databases.USUAL.of(service));
    }

    /** The event store. */
    public MongoCollection<Document> commits() {
        return database(ParentWatchdog.RULES_SERVICE).getCollection("commits");
    }

    /** How many commits there are. */
    public long commitCount() {
        return Mono.from(commits().countDocuments()).block(Await.LONGEST);
    }

    @Override
    public void close() {
        balancers.values().forEach(LoadBalancer::close);
        pairs.values().forEach(pair -> pair.forEach(ServiceInstance::close));
        client.close();
        environment.close();
    }
}
