package org.aemberlog.standalone;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.MongoException;
import com.mongodb.reactivestreams.client.MongoClients;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.bson.Document;
import reactor.core.publisher.Mono;

/** A MongoDB that a user named, asked for its presence before anything is begun with it. */
final class NamedMongo {

    private static final int SERVER_SELECTION_SECONDS = 5;
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private NamedMongo() {}

    /**
     * Makes sure that a MongoDB with a primary answers.
     *
     * @param setting what named it, such as an option
     * @throws UsageException when it does not, or {@code uri} is no connection string
     */
    static void require(String setting, String uri) {
        var settings = MongoClientSettings.builder()
                .applyConnectionString(read(setting, uri))
                .applyToClusterSettings(
                        cluster -> cluster.serverSelectionTimeout(SERVER_SELECTION_SECONDS, TimeUnit.SECONDS))
                .build();
        try (var client = MongoClients.create(settings)) {
            Mono.from(client.getDatabase("admin").runCommand(new Document("ping", 1)))
                    .block(TIMEOUT);
        } catch (MongoException e) {
            throw new UsageException(setting + ": expected a MongoDB whose primary answers, found none within "
                    + SERVER_SELECTION_SECONDS
                    + " s. Start it, or mend the address, name and password. The driver says: "
                    + e.getMessage());
        }
    }

    private static ConnectionString read(String setting, String uri) {
        try {
            return new ConnectionString(uri);
        } catch (IllegalArgumentException e) {
            throw new UsageException(
                    setting + ": expected a connection string such as mongodb://127.0.0.1:27017/?replicaSet=rs0. "
                            + e.getMessage());
        }
    }
}
