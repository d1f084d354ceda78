package org.aemberlog.replay.archive;

import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.time.Duration;
import java.util.Base64;
import org.aemberlog.door.OwnLoops;
import org.aemberlog.replay.ReplayServiceApplication;
import org.junit.jupiter.api.Test;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Who asks while the store is away is told to ask again. */
class StoreGoneTest {

    @Test
    void whatCannotBeAnsweredYetIsWorthAskingForAgain() {
        var store = new MongoServer(new MemoryBackend());
        var uri = store.bindAndGetConnectionString();
        var secret =
                Base64.getEncoder().encodeToString("32 bytes or more, for a test only".getBytes());
        var application =
                new SpringApplicationBuilder(
                        ReplayServiceApplication.class,
                        RunningService.Broker.class,
                        OwnLoops.class);
        try (var service =
                application.run(
                        "--spring.config.name=replay-service",
                        "--spring.jmx.enabled=false",
                        "--spring.kafka.admin.auto-create=false",
                        "--spring.kafka.listener.auto-startup=false",
                        "--server.port=0",
                        "--server.shutdown=immediate",
                        "--spring.mongodb.uri=" + uri + "/?serverSelectionTimeoutMS=5000",
                        "--aemberlog.tokens.secret=" + secret)) {
            store.shutdownNow();
            WebTestClient.bindToServer()
                    .baseUrl(
                            "http://localhost:"
                                    + service.getEnvironment().getProperty("local.server.port"))
                    .responseTimeout(Duration.ofSeconds(20))
                    .build()
                    .get()
                    .uri("/matches")
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
}
