package org.aemberlog.standalone.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.aemberlog.support.storage.StorageSpace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Kafka and MongoDB: those that run elsewhere, else embedded ones with their data in a directory.
 */
public final class Infrastructure implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Infrastructure.class);

    private static final String MONGO = "mongo";

    private final Elsewhere elsewhere;
    private final String bootstrapServers;
    private final CompletableFuture<Optional<EmbeddedKafka>> kafka;
    private final Optional<EmbeddedMongo> mongo;

    private Infrastructure(
            Elsewhere elsewhere,
            String bootstrapServers,
            CompletableFuture<Optional<EmbeddedKafka>> kafka,
            Optional<EmbeddedMongo> mongo) {
        this.elsewhere = elsewhere;
        this.bootstrapServers = bootstrapServers;
        this.kafka = kafka;
        this.mongo = mongo;
    }

    public static Infrastructure start(Path home, Elsewhere elsewhere) {
        var started = begin(home, elsewhere, _ -> {});
        try {
            started.kafka.join();
            return started;
        } catch (CompletionException e) {
            started.close();
            throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
        }
    }

    /**
     * The same, but an embedded Kafka, which takes longest, may be on its way still when this returns.
     *
     * @param ready receives the name of each embedded part once it is ready
     */
    static Infrastructure begin(Path home, Elsewhere elsewhere, Consumer<String> ready) {
        create(home);
        var mongo = elsewhere.mongo().isPresent()
                ? Optional.<EmbeddedMongo>empty()
                : Optional.of(EmbeddedMongo.start(home.resolve(MONGO)));
        mongo.ifPresent(_ -> ready.accept("store"));
        try {
            var started = elsewhere
                    .kafka()
                    .map(servers -> new Infrastructure(
                            elsewhere, servers, CompletableFuture.completedFuture(Optional.empty()), mongo))
                    .orElseGet(() -> withKafka(EmbeddedKafka.prepare(home.resolve("kafka")), elsewhere, mongo, ready));
            LOG.info(
                    "Kafka {} at {}, MongoDB {} at {}",
                    elsewhere.kafka().isPresent() ? "elsewhere" : "embedded",
                    started.bootstrapServers,
                    mongo.isPresent() ? "embedded" : "elsewhere",
                    mongo.map(EmbeddedMongo::uri).orElse("the named server"));
            return started;
        } catch (RuntimeException e) {
            mongo.ifPresent(EmbeddedMongo::close);
            throw e;
        }
    }

    private static Infrastructure withKafka(
            EmbeddedKafka.Prepared prepared,
            Elsewhere elsewhere,
            Optional<EmbeddedMongo> mongo,
            Consumer<String> ready) {
        var kafka = Services.inThread("start Kafka", () -> {
            var started = start(prepared);
            ready.accept("Kafka");
            return Optional.of(started);
        });
        return new Infrastructure(elsewhere, prepared.bootstrapServers(), kafka, mongo);
    }

    private static EmbeddedKafka start(EmbeddedKafka.Prepared prepared) {
        try {
            return prepared.start();
        } catch (RuntimeException e) {
            throw new IllegalStateException("Kafka does not start: " + e.getMessage(), e);
        }
    }

    /** Done once Kafka runs, or with what keeps it from running. */
    CompletableFuture<?> kafka() {
        return kafka;
    }

    private static void create(Path home) {
        try {
            Files.createDirectories(home);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The bytes of the embedded store in a home; empty where the store is elsewhere. */
    public static Optional<Long> bytesStored(Path home, Elsewhere elsewhere) {
        return elsewhere.mongo().isPresent() ? Optional.empty() : Optional.of(EmbeddedMongo.bytes(home.resolve(MONGO)));
    }

    public String bootstrapServers() {
        return bootstrapServers;
    }

    public String mongoUri() {
        return mongo.map(EmbeddedMongo::uri).or(elsewhere::mongo).orElseThrow();
    }

    /** What the services on this infrastructure are told. */
    public ServiceContext.Common common(Settings settings, DataDirectory home) {
        return new ServiceContext.Common(
                settings, bootstrapServers(), mongoUri(), home.secrets(), storage(settings, home.directory()));
    }

    /** Brokers and stores elsewhere look after their own disks. */
    private StorageSpace storage(Settings settings, Path home) {
        return elsewhere.kafka().isEmpty() || mongo.isPresent()
                ? FreeSpace.of(home, settings.reserve())
                : StorageSpace.ENDLESS;
    }

    @Override
    public void close() {
        Services.atOnce(Stream.of(
                () -> kafka.exceptionally(_ -> Optional.empty()).join().ifPresent(EmbeddedKafka::close),
                () -> mongo.ifPresent(EmbeddedMongo::close)));
    }
}
