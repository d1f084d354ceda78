package org.aemberlog.deck;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.Whole;
import org.aemberlog.support.parts.MongoOfService;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.mock.MockProducerFactory;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.json.JsonMapper;

/**
 * The whole service over HTTP, with Kafka's own in-memory producer. standalone tests it with a broker.
 */
@OnRealParts
@SpringBootTest(
        classes = {DeckServiceApplication.class, RunningService.InMemoryKafka.class, MongoOfService.class},
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.config.name=deck-service",
            "spring.kafka.admin.auto-create=false",
            // A body that was rejected halfway would be waited for until the JVM is killed.
            "server.shutdown=immediate",
            "aemberlog.new-decks.address.burst=100000"
        })
public abstract class RunningService {

    /** More bytes than all cards of all sets together make in an answer. */
    private static final int ALL_CARDS = 8 << 20;

    private static final JsonMapper JSON = new JsonMapper();

    /** What the service sent to Kafka. */
    @Autowired
    protected MockProducer<String, byte[]> kafka;

    /** The service. */
    protected WebTestClient http;

    @LocalServerPort
    private int port;

    @BeforeEach
    void connect() {
        http = TestClient.at(port)
                .codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(ALL_CARDS))
                .filter(Whole.ANSWERS)
                .build();
    }

    /** The body of a successful GET. */
    protected Map<?, ?> get(String path) {
        return map(http.get()
                .uri(path)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .returnResult()
                .getResponseBody());
    }

    /** A JSON object. */
    protected static Map<?, ?> map(byte[] json) {
        return JSON.readValue(new String(json, StandardCharsets.UTF_8), Map.class);
    }

    /** Kafka's producer for tests, in the place of one with a broker. */
    @TestConfiguration(proxyBeanMethods = false)
    static class InMemoryKafka {

        @Bean
        MockProducer<String, byte[]> producer() {
            return new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer()) {
                @Override
                public void close(Duration timeout) {
                    // A template closes what it borrowed, which a real factory keeps open.
                }
            };
        }

        @Bean
        KafkaTemplate<String, byte[]> template(MockProducer<String, byte[]> producer) {
            return new KafkaTemplate<>(new MockProducerFactory<>(() -> producer));
        }
    }
}
