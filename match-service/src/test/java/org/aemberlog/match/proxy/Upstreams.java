package org.aemberlog.match.proxy;

import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A test of the service between a neighbour and a stranger. */
@OnlyOnEmbeddedParts
abstract class Upstreams extends MatchServiceTest {

    /** What passes for replay-service. */
    static final StubUpstream REPLAYS = new StubUpstream();

    /** Somebody whom the service has no business with. */
    static final StubUpstream STRANGER = new StubUpstream();

    @DynamicPropertySource
    static void neighbours(DynamicPropertyRegistry properties) {
        properties.add("aemberlog.replay-service.url", () -> REPLAYS.url());
        // Nothing listens on port 1.
        properties.add("aemberlog.rules-service.url", () -> "http://127.0.0.1:1");
        properties.add("aemberlog.proxy.timeout", () -> "1s");
    }

    int port() {
        return Integer.parseInt(environment.getProperty("local.server.port"));
    }
}
