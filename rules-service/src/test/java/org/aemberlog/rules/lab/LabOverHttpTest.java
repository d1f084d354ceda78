package org.aemberlog.rules.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.Expiry;
import org.aemberlog.rules.processing.Publisher;
import org.aemberlog.rules.recovery.CommitTopic;
import org.aemberlog.support.ServiceSupportConfiguration;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.access.AccessWalk;
import org.aemberlog.support.broker.KnownCards;
import org.aemberlog.support.http.HostileWalk;
import org.aemberlog.support.parts.MongoOfService;
import org.aemberlog.support.problems.Problem;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.http.MediaType;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** The lab as a judge reaches it. */
@SpringBootTest(
        classes = {LabOverHttpTest.TestApplication.class, MongoOfService.class},
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.config.name=rules-service",
            "management.endpoint.health.validate-group-membership=false",
            // A body that was rejected halfway would be waited for until the JVM is killed.
            "server.shutdown=immediate"
        })
class LabOverHttpTest {

    private static final byte[] SECRET = "a secret of at least 32 bytes for tests".getBytes();
    private static final byte[] OTHER = "another secret of at least 32 bytes".getBytes();
    private static final JsonMapper JSON = new JsonMapper();
    private static final Map<String, Object> SETUP = Map.of(
            "type",
            "setup",
            "house",
            "brobnar",
            "a",
            Map.of("line", List.of("Plain Giant")),
            "b",
            Map.of("line", List.of("Plain Imp")));

    @LocalServerPort
    private int port;

    @Autowired
    private ApplicationContext service;

    private WebTestClient http;

    /** What the service has over HTTP, with the cards of the test decks. */
    @SpringBootConfiguration
    @EnableAutoConfiguration(exclude = KafkaAutoConfiguration.class)
    @ConfigurationPropertiesScan({"org.aemberlog.rules.lab", "org.aemberlog.rules.signing"})
    @ComponentScan({
        "org.aemberlog.rules.lab",
        "org.aemberlog.rules.halts",
        "org.aemberlog.rules.recovery",
        "org.aemberlog.rules.signing",
        "org.aemberlog.rules.store"
    })
    @Import(Publisher.class)
    static class TestApplication {

        @Bean
        ConsumerFactory<String, byte[]> consumers() {
            return new DefaultKafkaConsumerFactory<>(Map.of());
        }

        @Bean
        @Primary
        CommitTopic commits() {
            return () -> {
                throw new TimeoutException("there is no broker");
            };
        }

        @Bean
        Expiry expiry() {
            return new Expiry(Duration.ofHours(1), Duration.ofHours(1));
        }

        @Bean
        KafkaTemplate<String, byte[]> kafka() {
            return new KafkaTemplate<>(
                    () -> new MockProducer<>(true, null, new StringSerializer(), new ByteArraySerializer()));
        }

        @Bean
        InstantSource time() {
            return InstantSource.system();
        }

        @Bean
        KnownCards pool() {
            var decks = new TestDecks();
            return new KnownCards() {
                @Override
                public List<DeckCard> cards() {
                    return decks.seats().getFirst().deck().cards().stream()
                            .distinct()
                            .toList();
                }

                @Override
                public Optional<CardDefinition> find(String pinned) {
                    return decks.find(pinned);
                }
            };
        }
    }

    @DynamicPropertySource
    static void surroundings(DynamicPropertyRegistry properties) {
        properties.add("aemberlog.signing.key", () -> SigningKey.generate().text());
        properties.add("aemberlog.tokens.secret", () -> Base64.getEncoder().encodeToString(SECRET));
    }

    @BeforeEach
    void connect() {
        http = TestClient.at(port).build();
    }

    private static String token(String role, byte[] secret, Instant until) {
        try {
            var claims = new JWTClaimsSet.Builder()
                    .issuer("aemberlog")
                    .subject("Judy")
                    .claim("role", role)
                    .expirationTime(Date.from(until));
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String judge() {
        return token("judge", SECRET, Instant.now().plusSeconds(60));
    }

    private WebTestClient.ResponseSpec post(String authorization, String body) {
        var request = http.post().uri("/lab").contentType(MediaType.APPLICATION_JSON);
        if (authorization != null) {
            request.header("Authorization", authorization);
        }
        return request.bodyValue(body).exchange();
    }

    private List<?> answers(Object... commands) {
        var body = Canonical.text(Map.of("commands", List.of(commands)));
        var answer = post("Bearer " + judge(), body)
                .expectStatus()
                .isOk()
                .expectBody(byte[].class)
                .returnResult()
                .getResponseBody();
        return (List<?>) JSON.readValue(answer, Map.class).get("answers");
    }

    @Test
    void aPositionIsLaidOutAndPlayed() {
        var answers = answers(
                SETUP,
                Map.of("type", "do", "fight", List.of("Plain Giant", "Plain Imp")),
                Map.of("type", "edit", "a", Map.of("aember", 4)),
                Map.of("type", "do", "reap", "Nobody"),
                Map.of("type", "state"));
        assertThat(answers.stream().map(it -> String.valueOf(((Map<?, ?>) it).get("type"))))
                .containsExactly("accepted", "accepted", "accepted", "problem", "state");
        var state = (Map<?, ?>) answers.getLast();
        assertThat(((Map<?, ?>) state.get("a")).get("aember")).isEqualTo(4);
        assertThat(((Map<?, ?>) state.get("b")).get("discard")).isEqualTo(List.of("Plain Imp"));
    }

    @Test
    void nothingIsKeptFromOneRequestToTheNext() {
        answers(SETUP);
        var answer = (Map<?, ?>) answers(Map.of("type", "state")).getFirst();
        assertThat(answer.get("problem")).isEqualTo("expected a position, found an empty table");
    }

    @Test
    void theSchemaIsOpenToAll() {
        http.get()
                .uri("/lab/schema")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.oneOf.length()")
                .isEqualTo(2);
    }

    private record Row(String authorization, String body, int status, String type, String detail) {
        @Override
        public String toString() {
            return status + " " + type + " " + detail;
        }
    }

    static Stream<Row> rejections() {
        var state = "{\"commands\":[{\"type\":\"state\"}]}";
        var soon = Instant.now().plusSeconds(60);
        var judge = "Bearer " + token("judge", SECRET, soon);
        var many = Canonical.text(Collections.nCopies(101, Map.of("type", "state")));
        return Stream.of(
                new Row(null, state, 401, "token", "Send a token"),
                new Row("Basic YTpi", state, 401, "token", "Send a token"),
                new Row("Bearer x", state, 401, "token", "not good here"),
                new Row("Bearer " + token("judge", OTHER, soon), state, 401, "token", "signature"),
                new Row(
                        "Bearer " + token("judge", SECRET, Instant.now().minusSeconds(1)),
                        state,
                        401,
                        "token",
                        "expired at"),
                new Row("Bearer " + token("seat", SECRET, soon), state, 403, "no-judge", "'judge'"),
                new Row(judge, "{", 400, "malformed", "at line 1"),
                new Row(judge, "[]", 400, "malformed", "has to be a JSON object"),
                new Row(judge, "{}", 400, "malformed", "commands: expected a list"),
                new Row(judge, "{\"commands\":[]}", 400, "malformed", "1 to 100 commands, found 0"),
                new Row(judge, "{\"commands\":" + many + "}", 400, "malformed", "found 101"),
                new Row(judge, "{\"commands\":[],\"seed\":1}", 400, "malformed", "seed: there is no such field"),
                new Row(judge, "{\"commands\":[" + " ".repeat(65536) + "]}", 413, "", ""));
    }

    @ParameterizedTest
    @MethodSource("rejections")
    void whoeverIsNoJudgeOrSendsNoScriptIsToldSo(Row row) {
        var answer = post(row.authorization(), row.body())
                .expectStatus()
                .isEqualTo(row.status())
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody(byte[].class)
                .returnResult()
                .getResponseBody();
        var problem = JSON.readValue(answer, Map.class);
        if (!row.type().isEmpty()) {
            assertThat(problem.get("type")).isEqualTo("/problems/" + row.type());
        }
        assertThat(String.valueOf(problem.get("detail"))).contains(row.detail());
    }

    @Test
    void itsApiIsDescribed() {
        http.get()
                .uri("/v3/api-docs")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.paths['/lab'].post")
                .exists();
    }

    @Test
    void everybodyIsLetInWhereTheTableSays() {
        new AccessWalk(service, http, new MatchId("m"), "s")
                .compare("rules-service", path -> path.replace("{id}", "m"));
    }

    @Test
    void aRejectedTokenIsToldWhatScheme() {
        post(null, "{}").expectHeader().valueEquals("WWW-Authenticate", "Bearer");
    }

    @Test
    void withoutASecretTheLabIsClosed() {
        new ReactiveWebApplicationContextRunner()
                .withInitializer(context ->
                        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance()))
                .withConfiguration(AutoConfigurations.of(ServiceSupportConfiguration.class))
                .withBean(KnownCards.class, () -> new TestApplication().pool())
                .withPropertyValues("aemberlog.lab.commands=1")
                .withUserConfiguration(LabController.class)
                .run(context -> assertThatThrownBy(() -> context.getBean(LabController.class)
                                .runLab(new LabController.Script(Optional.empty()), Mono.empty()))
                        .isInstanceOfSatisfying(Problem.class, LabOverHttpTest::tellsWhatIsMissing));
    }

    private static void tellsWhatIsMissing(Problem problem) {
        assertThat(problem.getBody().getType()).hasToString("/problems/lab-closed");
        assertThat(problem.getBody().getDetail()).contains("AEMBERLOG_TOKENS_SECRET");
    }

    @Test
    void whateverAJudgeSendsIsAnsweredOrAProblem() {
        var walk = new HostileWalk("http://localhost:" + port, http);
        walk.survivesBodies("/lab", judge(), Map.of("commands", List.of(SETUP)));
        for (var path : List.of("/halts/{id}", "/lab/{id}", "/commits/{id}")) {
            walk.rejectsPaths(path, judge());
        }
    }
}
