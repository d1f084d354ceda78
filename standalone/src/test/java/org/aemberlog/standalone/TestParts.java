package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Settings;
import org.aemberlog.support.parts.Images;
import org.aemberlog.support.parts.TestMongo;
import org.springframework.util.FileSystemUtils;
import org.testcontainers.kafka.KafkaContainer;

/** What a tested platform stands on: what it brings along or, where these are wanted, containers of its own. */
public final class TestParts implements AutoCloseable {

    private final Optional<TestMongo> mongo;
    private Optional<KafkaContainer> kafka;

    private TestParts(Optional<TestMongo> mongo, Optional<KafkaContainer> kafka) {
        this.mongo = mongo;
        this.kafka = kafka;
    }

    public static TestParts start() {
        return Images.wanted()
                ? new TestParts(Optional.of(TestMongo.start()), Optional.of(startKafka()))
                : new TestParts(Optional.empty(), Optional.empty());
    }

    private static KafkaContainer startKafka() {
        // Without these two, brokers refuse how soon groups are to notice that an instance is gone.
        var kafka = new KafkaContainer(Images.kafka())
                .withEnv("KAFKA_GROUP_CONSUMER_MIN_SESSION_TIMEOUT_MS", "3000")
                .withEnv("KAFKA_GROUP_CONSUMER_MIN_HEARTBEAT_INTERVAL_MS", "500");
        kafka.start();
        return kafka;
    }

    /** Those of a load from this machine. */
    public Settings settings() {
        return Settings.LOCAL.with(
                new Elsewhere(kafka.map(KafkaContainer::getBootstrapServers), mongo.map(TestMongo::uri)));
    }

    /** Takes everything from Kafka while no platform runs; {@code home} is where one keeps its data. */
    void loseKafka(Path home) {
        if (kafka.isPresent()) {
            kafka.get().stop();
            kafka = Optional.of(startKafka());
        } else {
            assertThat(FileSystemUtils.deleteRecursively(home.resolve("kafka").toFile()))
                    .isTrue();
        }
    }

    @Override
    public void close() {
        kafka.ifPresent(KafkaContainer::stop);
        mongo.ifPresent(TestMongo::close);
    }
}
