package org.aemberlog.standalone.platform;

import java.util.Optional;
import org.aemberlog.standalone.store.Databases;

/**
 * The Kafka and the MongoDB that run elsewhere; what is not there is embedded.
 *
 * @param kafka its bootstrap servers
 * @param mongo its connection string
 * @param databases where in that MongoDB, or in the embedded one, the services keep what they store
 */
public record Elsewhere(Optional<String> kafka, Optional<String> mongo, Databases databases) {

    private static final String KAFKA = "KAFKA_BOOTSTRAP";
    private static final String MONGO = "MONGODB_URI";

    /** Those that {@code KAFKA_BOOTSTRAP} and {@code MONGODB_URI} name. */
    public static final Elsewhere NAMED =
            new Elsewhere(Optional.ofNullable(System.getenv(KAFKA)), Optional.ofNullable(System.getenv(MONGO)));

    /** With the databases of every platform. */
    public Elsewhere(Optional<String> kafka, Optional<String> mongo) {
        this(kafka, mongo, Databases.USUAL);
    }

    /** What the services run on, for people; no address, for it may have a password. */
    public String summary() {
        return mongo.map(it -> "the MongoDB of " + MONGO).orElse("an embedded store")
                + " and "
                + kafka.map(it -> "the Kafka of " + KAFKA).orElse("an embedded Kafka");
    }

    /**
     * Makes sure that those which were named answer.
     *
     * @throws CommandException that names the variable, when one does not
     */
    public void require() {
        kafka.ifPresent(servers -> NamedServers.requireKafka(KAFKA, servers));
        mongo.ifPresent(uri -> NamedServers.requireMongo(MONGO, uri));
    }
}
