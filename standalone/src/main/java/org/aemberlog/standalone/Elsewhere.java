package org.aemberlog.standalone;

import java.util.Optional;
import org.aemberlog.standalone.store.Databases;

/**
 * The Kafka and the MongoDB that run elsewhere; what is not there is embedded.
 *
 * @param kafka its bootstrap servers
 * @param mongo its connection string
 * @param databases where in that MongoDB, or in the embedded one, the services keep what they store
 */
record Elsewhere(Optional<String> kafka, Optional<String> mongo, Databases databases) {

    /** Those that {@code KAFKA_BOOTSTRAP} and {@code MONGODB_URI} name. */
    static final Elsewhere NAMED = new Elsewhere(
            Optional.ofNullable(System.getenv("KAFKA_BOOTSTRAP")), Optional.ofNullable(System.getenv("MONGODB_URI")));

    /** With the databases of every platform. */
    Elsewhere(Optional<String> kafka, Optional<String> mongo) {
        this(kafka, mongo, Databases.USUAL);
    }
}
