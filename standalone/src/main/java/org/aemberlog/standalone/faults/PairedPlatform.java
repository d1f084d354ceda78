package org.aemberlog.standalone.faults;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.store.Databases;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.bson.Document;
import reactor.core.publisher.Mono;

/**
 * Two instances of each service, each a process, behind a load balancer for each pair. Broker and
 * store are in this process, for they are not what is restarted.
 */
final class PairedPlatform implements AutoCloseable {

    private static final int SECRET_BYTES = 32;

    /** The load balancers look twice a second. */
    private static final String DRAIN = "2s";

    /** All players come from this machine. */
    private static final int NO_LIMIT = 1_000_000;

    private static final List<String> LIMITS = List.of(
            "limits.address.requests",
            "limits.address.burst",
            "limits.principal.requests",
            "limits.principal.burst",
            "creation.address.burst",
            "creation.principal.burst",
            "creation.open",
            "streams.per-address",
            "streams.opening.address.burst");

    private final EmbeddedKafka kafka;
    private final EmbeddedMongo store;
    private final MongoClient client;
    private final String secret;
    private final Map<String, List<ServiceInstance>> pairs = new LinkedHashMap<>();
    private final Map<String, LoadBalancer> balancers = new LinkedHashMap<>();

    private PairedPlatform(Path directory) {
        kafka = EmbeddedKafka.start(directory.resolve("kafka"));
        store = EmbeddedMongo.start(directory.resolve("store"));
        client = MongoClients.create(store.uri());
        var bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        secret = Base64.getEncoder().encodeToString(bytes);
    }

    /** Starts everything, with its data and logs in {@code directory}, and waits until all of it is ready. */
    static PairedPlatform start(Path directory) {
        var platform = new PairedPlatform(directory);
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
        var key = SigningKey.generate();
        var settings = new ArrayList<>(List.of(
                "--spring.kafka.bootstrap-servers=" + kafka.bootstrapServers(),
                "--spring.mongodb.uri=" + store.uri(),
                "--server.address=127.0.0.1",
                "--aemberlog.signing.key=" + key.text(),
                "--aemberlog.audit.trusted-keys=" + key.verifying().text(),
                "--aemberlog.tokens.secret=" + secret,
                "--aemberlog.bots.pause=200ms",
                "--aemberlog.drain=" + DRAIN,
                "--aemberlog.webhooks.http=true",
                "--aemberlog.webhooks.private-addresses=true"));
        LIMITS.forEach(it -> settings.add("--aemberlog." + it + "=" + NO_LIMIT));
        return settings;
    }

    private void pair(Path directory, String service, List<String> settings) {
        var pair = new ArrayList<ServiceInstance>();
        pairs.put(service, pair);
        for (int i = 1; i <= 2; i++) {
            pair.add(new ServiceInstance(service, directory.resolve(service + "-" + i + ".txt"), settings));
        }
        balancers.put(service, new LoadBalancer(pair));
        pair.forEach(PairedPlatform::awaitReady);
    }

    static void awaitReady(ServiceInstance instance) {
        Await.until(instance.service() + " is ready", instance::isReady);
    }

    /** The two instances of a service. */
    List<ServiceInstance> pair(String service) {
        return pairs.get(service);
    }

    /** Where a service answers, whichever of its instances, without a slash at the end. */
    String url(String service) {
        return balancers.get(service).url();
    }

    /** Where Kafka answers. */
    String bootstrapServers() {
        return kafka.bootstrapServers();
    }

    /** The secret that tokens are signed with, in base64. */
    String tokenSecret() {
        return secret;
    }

    /** The event store. */
    MongoCollection<Document> commits() {
        return client.getDatabase(Databases.USUAL.of("rules-service")).getCollection("commits");
    }

    /** How many commits there are. */
    long commitCount() {
        return Mono.from(commits().countDocuments()).block(Await.LONGEST);
    }

    @Override
    public void close() {
        balancers.values().forEach(LoadBalancer::close);
        pairs.values().forEach(pair -> pair.forEach(ServiceInstance::close));
        client.close();
        kafka.close();
        store.close();
    }
}
