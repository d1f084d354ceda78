package org.aemberlog.match.proxy;

import io.netty.channel.ChannelOption;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.web.reactive.HandlerMapping;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.handler.SimpleUrlHandlerMapping;
import org.springframework.web.server.WebHandler;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

/** Which paths lead where. */
@Configuration(proxyBeanMethods = false)
class ProxyConfiguration {

    private static final int CONNECT_MILLIS = 2000;

    /** Shorter than the other services keep a connection on which nothing is asked. */
    private static final Duration REST = Duration.ofSeconds(45);

    /** As many as there may be bodies on their way (aemberlog.limits.uploads), and more. */
    private static final int MAX_CONNECTIONS = 2000;

    /** Before whatever serves files, after the controllers. */
    private static final int ORDER = 10;

    @Bean
    HandlerMapping passages(
            @Value("${aemberlog.deck-service.url}") URI decks,
            @Value("${aemberlog.replay-service.url}") URI replays,
            @Value("${aemberlog.rules-service.url}") URI rules,
            @Value("${aemberlog.proxy.timeout}") Duration timeout) {
        var client = client(timeout);
        return new SimpleUrlHandlerMapping(
                Map.of(
                        "/deck-service/**",
                        passage(client, new Upstream("deck-service", decks, Set.of())),
                        "/replay-service/**",
                        passage(client, new Upstream("replay-service", replays, Set.of("/verify", "/replays"))),
                        "/rules-service/**",
                        passage(client, new Upstream("rules-service", rules, Set.of()))),
                ORDER);
    }

    private static WebHandler passage(WebClient client, Upstream neighbour) {
        return new ServiceProxy(neighbour, client);
    }

    private static WebClient client(Duration timeout) {
        var connections = ConnectionProvider.builder("passage")
                .maxConnections(MAX_CONNECTIONS)
                .maxIdleTime(REST)
                .build();
        var http = HttpClient.create(connections)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
                .responseTimeout(timeout);
        return WebClient.builder()
                .clientConnector(new ReactorClientHttpConnector(http))
                .build();
    }
}
