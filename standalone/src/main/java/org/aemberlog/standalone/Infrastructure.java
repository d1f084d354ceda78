package org.aemberlog.standalone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.aemberlog.support.storage.StorageSpace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Kafka and MongoDB: those that run elsewhere, else embedded ones with their data in a directory.
 */
final class Infrastructure implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Infrastructure.class);

    private static final String MONGO = "mongo";

    private final Elsewhere elsewhere;
    private final Optional<EmbeddedKafka> kafka;
    private final Optional<EmbeddedMongo> mongo;

    private Infrastructure(Elsewhere elsewhere, Optional<EmbeddedKafka> kafka, Optional<EmbeddedMongo> mongo) {
        this.elsewhere = elsewhere;
        this.kafka = kafka;
        this.mongo = mongo;
    }

    static Infrastructure start(Path home, Elsewhere elsewhere) {
        return start(home, elsewhere, _ -> {});
    }

    /** The same; {@code ready} receives the name of each embedded part once it is ready. */
    static Infrastructure start(Path home, Elsewhere elsewhere, Consumer<String> ready) {
        create(home);
        var mongo = elsewhere.mongo().isPresent()
                ? Optional.<EmbeddedMongo>empty()
                : Optional.of(EmbeddedMongo.start(home.resolve(MONGO)));
        mongo.ifPresent(_ -> ready.accept("store"));
        var kafka = elsewhere.kafka().isPresent()
                ? Optional.<EmbeddedKafka>empty()
                : Optional.of(EmbeddedKafka.start(home.resolve("kafka")));
        kafka.ifPresent(_ -> ready.accept("Kafka"));
        var started = new Infrastructure(elsewhere, kafka, mongo);
        LOG.info(
                "Kafka {} at {}, MongoDB {} at {}",
                kafka.isPresent() ? "embedded" : "elsewhere",
                started.bootstrapServers(),
                mongo.isPresent() ? "embedded" : "elsewhere",
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

    /** The bytes of the embedded store in a home; empty where the store is elsewhere. */
    static Optional<Long> bytesStored(Path home, Elsewhere elsewhere) {
        return elsewhere.mongo().isPresent() ? Optional.empty() : Optional.of(EmbeddedMongo.bytes(home.resolve(MONGO)));
    }

    String bootstrapServers() {
        return kafka.map(EmbeddedKafka::bootstrapServers).or(elsewhere::kafka).orElseThrow();
    }

    String mongoUri() {
        return mongo.map(EmbeddedMongo::uri).or(elsewhere::mongo).orElseThrow();
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
