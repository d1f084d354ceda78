package org.aemberlog.deck.http;

import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.Rate;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.problems.Problem;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;

/** Stops who asks for too many lists of decks: for each, many decks may be looked at. */
@Component
@EnableConfigurationProperties(DeckLists.Settings.class)
class DeckLists {

    private final RateLimitBuckets<String> addresses;

    /**
     * How many lists may be asked for.
     *
     * @param address by one address, of one instance
     */
    @ConfigurationProperties("aemberlog.deck-lists")
    record Settings(Rate address) {}

    DeckLists(Settings settings, Limits limits, MeterRegistry meters) {
        addresses = new RateLimitBuckets<>("deck-list-address", settings.address(), limits.tracked(), meters);
    }

    /**
     * Counts a list.
     *
     * @throws Problem {@code too-many-requests} when who asks for it has to wait
     */
    void take(ServerHttpRequest asking) {
        addresses.take(ClientAddresses.of(asking));
    }
}
