package org.aemberlog.match.table;

import com.mongodb.MongoTimeoutException;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.Base64;
import org.aemberlog.door.OwnLoops;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** Who asks while the store or the broker is away is told to ask again. */
class StoreGoneTest {

    private static ConfigurableApplicationContext service;
    private static WebTestClient http;

    /** Fails as drivers do. */
    @Configuration(proxyBeanMethods = false)
    static class More {

        @Bean
        RouterFunction<ServerResponse> errors() {
            var kafka = new IllegalStateException(new TimeoutException("kafka-7 does not answer"));
            var spring =
                    new DataAccessResourceFailureException(
                            "mongo-7", new MongoTimeoutException("mongo-7 does not answer"));
            return RouterFunctions.route()
                    .GET("/errors/kafka", request -> Mono.error(kafka))
                    .GET("/errors/spring", request -> Mono.error(spring))
                    .build();
        }
    }

    @BeforeAll
    static void loseTheStore() {
        var store = new MongoServer(new MemoryBackend());
        var uri = store.bindAndGetConnectionString();
        service =
                new SpringApplicationBuilder(Door.class, More.class, OwnLoops.class)
                        .run(
                                "--spring.config.name=match-service",
                                "--spring.jmx.enabled=false",
                                "--server.port=0",
                                "--server.shutdown=immediate",
                                "--management.endpoint.health.validate-group-membership=false",
                                "--spring.mongodb.uri=" + uri + "/?serverSelectionTimeoutMS=5000",
                                "--aemberlog.tokens.secret="
                                        + Base64.getEncoder().encodeToString(DoorTest.SECRET));
        store.shutdownNow();
        var port = service.getEnvironment().getProperty("local.server.port");
        http =
                WebTestClient.bindToServer()
                        .baseUrl("http://localhost:" + port)
                        .responseTimeout(DoorTest.SOON)
                        .build();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/matches", "/matches/m", "/errors/kafka", "/errors/spring"})
    void whatCannotBeAnsweredYetIsWorthAskingForAgain(String path) {
        http.get()
                .uri(path)
                .exchange()
                .expectStatus()
                .isEqualTo(503)
                .expectHeader()
                .valueEquals("Retry-After", "1")
                .expectBody()
                .jsonPath("$.type")
                .isEqualTo("/problems/not-available");
    }
}
