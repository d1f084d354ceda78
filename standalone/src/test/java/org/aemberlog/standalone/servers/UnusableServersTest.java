package org.aemberlog.standalone.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.broker.FreePorts;
import org.aemberlog.standalone.faults.machine.JavaCommand;
import org.aemberlog.support.parts.TestMongo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.actuate.endpoint.IndicatedHealthDescriptor;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.ConfigurableApplicationContext;

/** A setting that cannot be used ends a start with a sentence and 1; what may still come is waited for. */
class UnusableServersTest {

    private static final String SECRET = "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";

    /** How a service ended, and what it said. */
    private record End(int status, String said) {}

    private static End start(Class<?> service, Map<String, String> environment)
            throws IOException, InterruptedException {
        var command = new ProcessBuilder(JavaCommand.of(List.of(), service));
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

    /** deck-service waits for it; the others make their indexes first. */
    @Test
    void aMongoThatIsNotThereEndsTheStart() throws InterruptedException, ExecutionException {
        var nowhere = "mongodb://127.0.0.1:" + FreePorts.next() + "/?serverSelectionTimeoutMS=1000";
        var environment = Map.of(
                "MONGODB_URI", nowhere,
                "AEMBERLOG_TOKENS_SECRET", SECRET,
                "AEMBERLOG_SIGNING_KEY", SigningKey.generate().text());
        var starts = Stream.of(
                        RulesServiceApplication.class, MatchServiceApplication.class, ReplayServiceApplication.class)
                .<Callable<End>>map(service -> () -> start(service, environment))
                .toList();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var end : threads.invokeAll(starts)) {
                assertSays(
                        end.get(),
                        "MONGODB_URI: expected a MongoDB whose primary answers, found none in time. Start it, or mend"
                                + " the address.");
            }
        }
    }

    private static ConfigurableApplicationContext rules(TestMongo mongo, EmbeddedKafka kafka, int copies) {
        return new SpringApplicationBuilder(RulesServiceApplication.class)
                .run(
                        "--spring.config.name=rules-service",
                        "--server.port=0",
                        "--spring.jmx.enabled=false",
                        "--spring.mongodb.uri=" + mongo.uri(),
                        "--spring.kafka.bootstrap-servers=" + kafka.bootstrapServers(),
                        "--aemberlog.kafka.replication-factor=" + copies,
                        "--aemberlog.tokens.secret=" + SECRET,
                        "--aemberlog.signing.key=" + SigningKey.generate().text());
    }

    /** What readiness says of the topics, in the end. */
    private static void awaitTopics(HealthEndpoint health, Status status, String sentence) {
        await().atMost(Duration.ofMinutes(2)).untilAsserted(() -> {
            var topics = (IndicatedHealthDescriptor) health.healthForPath("readiness", "kafkaTopics");
            assertThat(topics.getStatus()).isEqualTo(status);
            assertThat(topics.getDetails().toString()).contains(sentence);
        });
    }

    @Test
    void fewerBrokersThanCopiesKeepTheServiceUnready(@TempDir Path directory) {
        try (var mongo = TestMongo.start();
                var kafka = EmbeddedKafka.start(directory);
                var rules = rules(mongo, kafka, 3)) {
            awaitTopics(
                    rules.getBean(HealthEndpoint.class),
                    Status.OUT_OF_SERVICE,
                    "AEMBERLOG_KAFKA_REPLICATION_FACTOR: Kafka has fewer brokers.");
        }
    }

    @Test
    void topicsThatAreMissingAndMayNotBeMadeKeepTheServiceUnreadyUntilTheyAre(@TempDir Path directory) {
        var prepared = EmbeddedKafka.prepare(directory);
        prepared.settings().setProperty("authorizer.class.name", NoNewTopics.class.getName());
        try (var mongo = TestMongo.start();
                var kafka = prepared.start();
                var rules = rules(mongo, kafka, 1)) {
            var health = rules.getBean(HealthEndpoint.class);
            awaitTopics(health, Status.OUT_OF_SERVICE, "KAFKA_BOOTSTRAP: Kafka does not let the user do that.");
            NoNewTopics.allow();
            awaitTopics(health, Status.UP, "make topics");
        }
    }
}
