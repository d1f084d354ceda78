package org.aemberlog.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.stream.Stream;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.support.parts.TestMongo;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.health.actuate.endpoint.HealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A service whose store went away after its start, and what it says then. */
public final class StoreGone implements AutoCloseable {

    private final ConfigurableApplicationContext service;
    private final HealthEndpoint health;
    private final WebTestClient http;

    /** Starts a service and then takes its store away. */
    public StoreGone(String name, Class<?>... sources) {
        var store = TestMongo.start();
        var application = new SpringApplicationBuilder(sources).sources(OwnLoops.class);
        service = application.run(arguments(name, store.uri()));
        health = service.getBean(HealthEndpoint.class);
        await().untilAsserted(() -> assertStore(Status.UP));
        store.close();
        http = TestClient.at("http://localhost:" + service.getEnvironment().getProperty("local.server.port"))
                .filter(Whole.ANSWERS)
                .build();
    }

    private static String[] arguments(String name, String store) {
        return Stream.of(
                        "spring.config.name=" + name,
                        "spring.jmx.enabled=false",
                        "spring.kafka.admin.auto-create=false",
                        "spring.kafka.listener.auto-startup=false",
                        "server.port=0",
                        "server.shutdown=immediate",
                        "management.endpoint.health.validate-group-membership=false",
                        "spring.mongodb.uri=" + store,
                        "aemberlog.store.timeout=500ms",
                        "aemberlog.tokens.secret=" + RunningServer.SECRET,
                        "aemberlog.signing.key=" + SigningKey.generate().text())
                .map(it -> "--" + it)
                .toArray(String[]::new);
    }

    /** What readiness says of the store. */
    private void assertStore(Status status) {
        assertThat(health.healthForPath("readiness", "mongo"))
                .extracting(HealthDescriptor::getStatus)
                .isEqualTo(status);
    }

    /** A probe is told that no request is to come here, and that starting it again would not help. */
    public void assertUnready() {
        assertStore(Status.DOWN);
        http.get().uri("/actuator/health/readiness").exchange().expectStatus().isEqualTo(503);
        http.get().uri("/actuator/health/liveness").exchange().expectStatus().isOk();
    }

    /** Who asks for this has to be told to ask again, and soon. */
    public void assertWorthAskingAgain(String path) {
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

    @Override
    public void close() {
        service.close();
    }
}
