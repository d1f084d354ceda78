package org.aemberlog.standalone.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.support.parts.TestMongo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;

/** A setting that cannot be used ends a start with a sentence and 1; what may still come is waited for. */
class UnusableServersTest {

    /** How a service ended, and what it said. */
    private record End(int status, String said) {}

    private static End start(Class<?> service, Map<String, String> environment)
            throws IOException, InterruptedException {
        var command = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                service.getName());
        command.environment().putAll(environment);
        command.environment().put("PORT", "0");
        var process = command.redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new End(process.exitValue(), said);
    }

    private static void assertSays(End end, String sentence) {
        assertThat(end.status()).as(end.said()).isEqualTo(1);
        assertThat(end.said()).contains(sentence).doesNotContain("\tat ");
    }

    @Test
    void whatIsNoConnectionStringEndsTheStart() throws IOException, InterruptedException {
        assertSays(
                start(DeckServiceApplication.class, Map.of("MONGODB_URI", "mongo:27017")),
                "MONGODB_URI: expected a connection string such as mongodb://");
    }

    @Test
    void whatIsNoAddressOfAKafkaEndsTheStart() throws IOException, InterruptedException {
        try (var mongo = TestMongo.start()) {
            assertSays(
                    start(DeckServiceApplication.class, Map.of("MONGODB_URI", mongo.uri(), "KAFKA_BOOTSTRAP", "kafka")),
                    "KAFKA_BOOTSTRAP: expected addresses such as 127.0.0.1:9092,127.0.0.1:9093.");
        }
    }

    @Test
    void fewerBrokersThanCopiesKeepTheServiceUnready(@TempDir Path directory) {
        try (var mongo = TestMongo.start();
                var kafka = EmbeddedKafka.start(directory);
                var rules = new SpringApplicationBuilder(RulesServiceApplication.class)
                        .run(
                                "--spring.config.name=rules-service",
                                "--server.port=0",
                                "--spring.jmx.enabled=false",
                                "--spring.mongodb.uri=" + mongo.uri(),
                                "--spring.kafka.bootstrap-servers=" + kafka.bootstrapServers(),
                                "--aemberlog.kafka.replication-factor=3",
                                "--aemberlog.tokens.secret=MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
                                "--aemberlog.signing.key="
                                        + SigningKey.generate().text())) {
            var health = rules.getBean(HealthEndpoint.class);
            await().atMost(Duration.ofMinutes(2))
                    .untilAsserted(() -> assertThat(health.healthForPath("readiness", "kafkaTopics"))
                            .extracting("details")
                            .satisfies(details -> assertThat(details.toString())
                                    .contains("AEMBERLOG_KAFKA_REPLICATION_FACTOR: Kafka has fewer brokers.")));
            assertThat(health.healthForPath("readiness", "kafkaTopics").getStatus())
                    .isEqualTo(Status.OUT_OF_SERVICE);
        }
    }
}
