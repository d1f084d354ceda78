package org.aemberlog.standalone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.aemberlog.support.storage.StorageSpace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Kafka and MongoDB: those that {@code KAFKA_BOOTSTRAP} and {@code MONGODB_URI} name, else embedded
 * ones with their data in a directory.
 */
final class Infrastructure implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Infrastructure.class);

    private static final String MONGO = "mongo";

    private final Optional<EmbeddedKafka> kafka;
    private final Optional<EmbeddedMongo> mongo;

    private Infrastructure(Optional<EmbeddedKafka> kafka, Optional<EmbeddedMongo> mongo) {
        this.kafka = kafka;
        this.mongo = mongo;
    }

    static Infrastructure start(Path home) {
        create(home);
        var mongo = System.getenv("MONGODB_URI") == null
                ? Optional.of(EmbeddedMongo.start(home.resolve(MONGO)))
                : Optional.<EmbeddedMongo>empty();
        var kafka = System.getenv("KAFKA_BOOTSTRAP") == null
                ? Optional.of(EmbeddedKafka.start(home.resolve("kafka")))
                : Optional.<EmbeddedKafka>empty();
        var started = new Infrastructure(kafka, mongo);
        LOG.info(
                "Kafka {} at {}, MongoDB {} at {}",
                kafka.isPresent() ? "embedded" : "from KAFKA_BOOTSTRAP",
                started.bootstrapServers(),
                mongo.isPresent() ? "embedded" : "from MONGODB_URI",
                mongo.map(EmbeddedMongo::uri).orElse("the named server"));
        return started;
    }

    private static void create(Path home) {
        try {
            Files.createDirectories(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The bytes of the embedded store in a home; empty where {@code MONGODB_URI} is the store. */
    static Optional<Long> bytesStored(Path home) {
        return System.getenv("MONGODB_URI") == null
                ? Optional.of(EmbeddedMongo.bytes(home.resolve(MONGO)))
                : Optional.empty();
    }

    String bootstrapServers() {
        return kafka.map(EmbeddedKafka::bootstrapServers).orElseGet(() -> System.getenv("KAFKA_BOOTSTRAP"));
    }

    String mongoUri() {
        return mongo.map(EmbeddedMongo::uri).orElseGet(() -> System.getenv("MONGODB_URI"));
    }

    /** What the services on this infrastructure are told. */
    ServiceContext.Common common(Settings settings, DataDirectory home) {
        return new ServiceContext.Common(
                settings,
                bootstrapServers(),
                mongoUri(),
                home.tokenSecret(),
                home.signingKey(),
                storage(settings, home.directory()));
    }

    /** Brokers and stores elsewhere look after their own disks. */
    private StorageSpace storage(Settings settings, Path home) {
        return kafka.isPresent() || mongo.isPresent() ? FreeSpace.of(home, settings.reserve()) : StorageSpace.ENDLESS;
    }

    @Override
    public void close() {
        kafka.ifPresent(EmbeddedKafka::close);
        mongo.ifPresent(EmbeddedMongo::close);
    }
}
