package org.aemberlog.match.table;

import com.mongodb.MongoTimeoutException;
import org.aemberlog.support.StoreGone;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** Who asks while the store or the broker is away is told to ask again. */
@OnRealParts
class StoreGoneTest {

    private static StoreGone service;

    /** Fails as drivers do. */
    @Configuration(proxyBeanMethods = false)
    static class More {

        @Bean
        RouterFunction<ServerResponse> errors() {
            var kafka = new IllegalStateException(new TimeoutException("kafka-7 does not answer"));
            var spring = new DataAccessResourceFailureException(
                    "mongo-7", new MongoTimeoutException("mongo-7 does not answer"));
            return RouterFunctions.route()
                    .GET("/errors/kafka", request -> Mono.error(kafka))
                    .GET("/errors/spring", request -> Mono.error(spring))
                    .build();
        }
    }

    @BeforeAll
    static void loseTheStore() {
        service = new StoreGone("match-service", TestApplication.class, More.class);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/matches", "/matches/m", "/errors/kafka", "/errors/spring"})
    void whatCannotBeAnsweredYetIsWorthAskingForAgain(String path) {
        service.assertWorthAskingAgain(path);
    }

    @Test
    void whoProbesIsToldThatItIsNotReady() {
        service.assertUnready();
    }
}
