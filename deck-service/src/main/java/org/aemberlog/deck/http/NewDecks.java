package org.aemberlog.deck.http;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Set;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.Rate;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Stops who adds too many decks: each is kept for good, and everybody may add some. */
@Component
@EnableConfigurationProperties(NewDecks.Settings.class)
class NewDecks implements WebFilter {

    private static final Set<String> IMPORTS = Set.of("/decks", "/decks/published");

    private final RateLimitBuckets<String> addresses;

    /**
     * How many decks may be sent.
     *
     * @param address by one address, to one instance
     */
    @ConfigurationProperties("aemberlog.new-decks")
    record Settings(Rate address) {}

    NewDecks(Settings settings, Limits limits, MeterRegistry meters) {
        addresses = new RateLimitBuckets<>("deck-address", settings.address(), limits.tracked(), meters);
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        return Mono.defer(() -> {
            if (addsDeck(exchange.getRequest())) {
                addresses.take(ClientAddresses.of(exchange.getRequest()));
            }
            return chain.filter(exchange);
        });
    }

    private static boolean addsDeck(ServerHttpRequest request) {
        return HttpMethod.POST.equals(request.getMethod())
                && IMPORTS.contains(request.getPath().pathWithinApplication().value());
    }
}
