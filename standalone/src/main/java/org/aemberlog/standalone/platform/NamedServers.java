package org.aemberlog.standalone.platform;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.MongoException;
import com.mongodb.reactivestreams.client.MongoClients;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.support.broker.KafkaDiagnosis;
import org.aemberlog.support.store.MongoDiagnosis;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.KafkaException;
import org.bson.Document;
import reactor.core.publisher.Mono;

/** A MongoDB and a Kafka that a user named, looked for before anything is begun with them. */
public final class NamedServers {

    private static final int PATIENCE_SECONDS = 5;
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private NamedServers() {}

    /**
     * Makes sure that a MongoDB with a primary answers.
     *
     * @param setting what named it, such as an option
     * @throws CommandException when it does not
     * @throws UsageException when {@code uri} is no connection string
     */
    public static void requireMongo(String setting, String uri) {
        var settings = MongoClientSettings.builder()
                .applyConnectionString(connectionString(setting, uri))
                .applyToClusterSettings(cluster -> cluster.serverSelectionTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS))
                .build();
        try (var client = MongoClients.create(settings)) {
            Mono.from(client.getDatabase("admin").runCommand(new Document("ping", 1)))
                    .block(TIMEOUT);
        } catch (MongoException e) {
            throw new CommandException(MongoDiagnosis.of(e, setting).orElseThrow());
        }
    }

    /**
     * Makes sure that a Kafka answers.
     *
     * @param setting what named it, such as a variable
     * @throws CommandException when it does not
     * @throws UsageException when {@code servers} are no addresses
     */
    static void requireKafka(String setting, String servers) {
        int patience = 1_000 * PATIENCE_SECONDS;
        var settings = Map.<String, Object>of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                servers,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG,
                patience,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                patience);
        try (var kafka = Admin.create(settings)) {
            kafka.describeCluster().nodes().get();
        } catch (KafkaException e) {
            throw new UsageException(KafkaDiagnosis.of(e, setting).orElseThrow());
        } catch (ExecutionException e) {
            throw new CommandException(KafkaDiagnosis.of(e, setting).orElseThrow());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    private static ConnectionString connectionString(String setting, String uri) {
        try {
            return new ConnectionString(uri);
        } catch (IllegalArgumentException e) {
            throw new UsageException(MongoDiagnosis.of(e, setting).orElseThrow());
        }
    }
}
