package org.aemberlog.support;

import java.time.Duration;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What tests speak to services of this machine with; it waits as long as a machine that is busy with others needs. */
public final class TestClient {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private TestClient() {}

    /** For the service at a port. */
    public static WebTestClient.Builder at(int port) {
        return at("http://localhost:" + port);
    }

    /** For the service at a URL. */
    public static WebTestClient.Builder at(String url) {
        return WebTestClient.bindToServer().baseUrl(url).responseTimeout(PATIENCE);
    }
}
