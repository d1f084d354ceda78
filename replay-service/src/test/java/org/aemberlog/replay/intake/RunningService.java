package org.aemberlog.replay.intake;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.MongoOfService;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.json.JsonMapper;

/**
 * The whole service over HTTP, with polls in place of a broker. standalone tests it with a broker.
 */
@OnRealParts
@SpringBootTest(
        classes = {ReplayServiceApplication.class, RunningService.Broker.class, MongoOfService.class},
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.config.name=replay-service",
            "spring.kafka.admin.auto-create=false",
            "spring.kafka.listener.auto-startup=false",
            "server.shutdown=immediate"
        })
public abstract class RunningService {

    private static final int LONGEST_ANSWER = 16 << 20;
    private static final JsonMapper JSON = new JsonMapper();
    private static final byte[] SECRET = "what only the services know, at all".getBytes();

    /** The key whose signatures the service trusts. */
    protected static final SigningKey KEY = SigningKey.generate();

    private static final MockProducer<String, byte[]> PRODUCER =
            new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer());

    /** Takes what is sent, in place of a broker. */
    @TestConfiguration(proxyBeanMethods = false)
    static class Broker {
        @Bean
        KafkaTemplate<String, byte[]> kafkaTemplate() {
            return new KafkaTemplate<>(new DefaultKafkaProducerFactory<>(Map.of()) {
                @Override
                protected Producer<String, byte[]> createRawProducer(Map<String, Object> settings) {
                    return PRODUCER;
                }
            });
        }
    }

    @Autowired
    private CommitListener listener;

    @Autowired
    private MeterRegistry meters;

    @LocalServerPort
    private int port;

    private long offset;

    /** The service. */
    protected WebTestClient http;

    @DynamicPropertySource
    static void settings(DynamicPropertyRegistry properties) {
        properties.add("aemberlog.audit.trusted-keys", () -> KEY.verifying().text());
        properties.add("aemberlog.tokens.secret", () -> Base64.getEncoder().encodeToString(SECRET));
    }

    @BeforeEach
    void connect() {
        http = TestClient.at(port)
                .codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(LONGEST_ANSWER))
                .build();
    }

    /** Where the service listens. */
    protected int port() {
        return port;
    }

    /** One poll with these commits. */
    protected void receive(List<Commit> commits) {
        listener.take(commits.stream()
                .map(c -> record(c.match().value(), Canonical.bytes(c)))
                .toList());
    }

    /** One poll with any records. */
    protected void receiveRecords(List<ConsumerRecord<String, byte[]>> records) {
        listener.take(records);
    }

    protected ConsumerRecord<String, byte[]> record(String key, byte[] value) {
        return new ConsumerRecord<>(Topics.EVENTS, 0, offset++, key, value);
    }

    /** What was sent about a match. */
    protected static List<ProducerRecord<String, byte[]>> sent(String match) {
        return PRODUCER.history().stream().filter(it -> it.key().equals(match)).toList();
    }

    /** How often something was counted. */
    protected double counted(String meter) {
        return meters.counter(meter).count();
    }

    /** The claims of an auditor's token that is valid for half an hour. */
    protected static JWTClaimsSet.Builder auditor() {
        return new JWTClaimsSet.Builder()
                .issuer("aemberlog")
                .subject("test")
                .claim("role", "auditor")
                .expirationTime(Date.from(Instant.now().plusSeconds(1_800)));
    }

    /** The header's value for claims that are signed by us. */
    protected static String bearer(JWTClaimsSet.Builder claims) {
        return bearer(claims, SECRET);
    }

    /** The header's value for claims that are signed by anybody. */
    protected static String bearer(JWTClaimsSet.Builder claims, byte[] secret) {
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret));
            return "Bearer " + token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is answered to a GET with a header 'Authorization', which may be empty. */
    protected WebTestClient.ResponseSpec ask(String path, String authorization) {
        return http.get()
                .uri(path)
                .headers(headers -> {
                    if (!authorization.isEmpty()) {
                        headers.set("Authorization", authorization);
                    }
                })
                .exchange();
    }

    /** The JSON document that an auditor gets. */
    protected Map<?, ?> get(String path) {
        return map(ask(path, bearer(auditor())).expectStatus().isOk());
    }

    /** The lines that an auditor gets. */
    protected List<String> lines(String path) {
        var body = ask(path, bearer(auditor()))
                .expectStatus()
                .isOk()
                .expectBody(String.class)
                .returnResult()
                .getResponseBody();
        return body.lines().toList();
    }

    /** The JSON document of an answer. */
    protected static Map<?, ?> map(WebTestClient.ResponseSpec answer) {
        return JSON.readValue(answer.expectBody().returnResult().getResponseBody(), Map.class);
    }
}
