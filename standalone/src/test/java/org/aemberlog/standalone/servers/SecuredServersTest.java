package org.aemberlog.standalone.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.aemberlog.support.store.MongoDiagnosis;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.ConfigurableApplicationContext;

/** Services with a MongoDB and a Kafka that need TLS and a password; the passwords are in files. */
@OnlyOnRealParts
class SecuredServersTest {

    private static final String USER = "aemberlog";
    private static final String OF_MONGO = "of-mongo";
    private static final String OF_KAFKA = "of-kafka";

    @TempDir
    static Path directory;

    @TempDir
    Path secrets;

    private static Certificate certificate;
    private static SecuredMongo mongo;
    private static SecuredKafka kafka;

    @BeforeAll
    static void start() throws IOException, InterruptedException, GeneralSecurityException {
        certificate = new Certificate(directory);
        mongo = SecuredMongo.start(certificate, USER, OF_MONGO);
        kafka = SecuredKafka.start(directory, certificate, USER, OF_KAFKA);
    }

    @AfterAll
    static void stop() {
        kafka.close();
        mongo.close();
    }

    private void give(String ofMongo, String ofKafka) throws IOException {
        var files = Map.of(
                "spring.mongodb.uri", mongo.uri(USER, ofMongo),
                "spring.kafka.properties.sasl.jaas.config", SecuredKafka.login(USER, ofKafka),
                "aemberlog.tokens.secret", Base64.getEncoder().encodeToString(new byte[32]),
                "aemberlog.signing.key", SigningKey.generate().text());
        for (var file : files.entrySet()) {
            Files.writeString(secrets.resolve(file.getKey()), file.getValue());
        }
    }

    private ConfigurableApplicationContext run(Class<?> service, String name) {
        return new SpringApplicationBuilder(service)
                .run(
                        "--spring.config.name=" + name,
                        "--AEMBERLOG_SECRETS=" + secrets,
                        "--server.port=0",
                        "--spring.jmx.enabled=false",
                        "--spring.kafka.bootstrap-servers=" + kafka.bootstrapServers(),
                        "--spring.kafka.security.protocol=SASL_SSL",
                        "--spring.kafka.properties.sasl.mechanism=PLAIN",
                        "--spring.kafka.ssl.bundle=servers",
                        "--spring.mongodb.ssl.bundle=servers",
                        "--spring.ssl.bundle.pem.servers.truststore.certificate=file:" + certificate.trusted());
    }

    private static HealthEndpoint health(ConfigurableApplicationContext service) {
        return service.getBean(HealthEndpoint.class);
    }

    private static void assertReady(ConfigurableApplicationContext service) {
        await().atMost(Duration.ofMinutes(2))
                .untilAsserted(() -> assertThat(
                                health(service).healthForPath("readiness").getStatus())
                        .isEqualTo(Status.UP));
    }

    @Test
    void everyServiceIsReady() throws IOException {
        give(OF_MONGO, OF_KAFKA);
        try (var deck = run(DeckServiceApplication.class, "deck-service");
                var rules = run(RulesServiceApplication.class, "rules-service");
                var replay = run(ReplayServiceApplication.class, "replay-service");
                var match = run(MatchServiceApplication.class, "match-service")) {
            assertReady(deck);
            assertReady(rules);
            assertReady(replay);
            assertReady(match);
        }
    }

    @Test
    void aWrongPasswordOfMongoEndsTheStart() throws IOException {
        give("wrong", OF_KAFKA);
        var failure = catchThrowable(() -> run(RulesServiceApplication.class, "rules-service"));
        assertThat(MongoDiagnosis.of(failure, MongoDiagnosis.SETTING))
                .hasValueSatisfying(it ->
                        assertThat(it).startsWith("MONGODB_URI: MongoDB rejects the name or the password in it."));
    }

    @Test
    void aWrongPasswordOfKafkaKeepsTheServiceUnready() throws IOException {
        give(OF_MONGO, "wrong");
        try (var deck = run(DeckServiceApplication.class, "deck-service")) {
            await().atMost(Duration.ofMinutes(2))
                    .untilAsserted(() -> assertThat(health(deck).healthForPath("kafkaTopics"))
                            .extracting("status", "details")
                            .satisfiesExactly(
                                    status -> assertThat(status).isEqualTo(Status.OUT_OF_SERVICE),
                                    details -> assertThat(details.toString())
                                            .contains("spring.kafka.properties.sasl.jaas.config: Kafka rejects")));
            assertThat(health(deck).healthForPath("readiness").getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
        }
    }
}
