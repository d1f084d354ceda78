package org.aemberlog.standalone;

import java.util.Optional;

/**
 * The Kafka and the MongoDB that run elsewhere; what is not there is embedded.
 *
 * @param kafka its bootstrap servers
 * @param mongo its connection string
 */
record Elsewhere(Optional<String> kafka, Optional<String> mongo) {

    /** Those that {@code KAFKA_BOOTSTRAP} and {@code MONGODB_URI} name. */
    static final Elsewhere NAMED = new Elsewhere(
            Optional.ofNullable(System.getenv("KAFKA_BOOTSTRAP")), Optional.ofNullable(System.getenv("MONGODB_URI")));
}
