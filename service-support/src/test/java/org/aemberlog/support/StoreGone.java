package org.aemberlog.support;

import java.util.stream.Stream;
import org.aemberlog.support.parts.TestMongo;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A service whose store went away after its start, and what it says then. */
public final class StoreGone implements AutoCloseable {

    private final ConfigurableApplicationContext service;
    private final WebTestClient http;

    /** Starts a service and then takes its store away. */
    public StoreGone(String name, Class<?>... sources) {
        var store = TestMongo.start();
        var application = new SpringApplicationBuilder(sources).sources(OwnLoops.class);
        service = application.run(arguments(name, store.uri()));
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
                        "aemberlog.tokens.secret=" + RunningServer.SECRET)
                .map(it -> "--" + it)
                .toArray(String[]::new);
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
