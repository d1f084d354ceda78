package org.aemberlog.support.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.client.ClientRequest;
import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.ExchangeFilterFunction;
import org.springframework.web.reactive.function.client.ExchangeFunction;
import reactor.core.publisher.Mono;

/**
 * What an issuer publishes: fetched over a safe line only, not where a redirect leads, and not again too soon, however
 * many made-up keys are asked for. While the issuer is down, what it published last holds.
 */
final class IssuerDocuments implements ExchangeFilterFunction {

    private static final Logger LOG = LoggerFactory.getLogger(IssuerDocuments.class);
    private static final int REFETCHES = 2;
    private static final int OUTAGE = 10;

    private final Duration timeout;
    private final Bucket refetches;
    private final Map<URI, Mono<String>> latest = new ConcurrentHashMap<>();
    private final Cache<URI, String> good;

    IssuerDocuments(AccessSettings settings) {
        this.timeout = settings.timeout();
        this.refetches = Bucket.builder()
                .addLimit(it -> it.capacity(REFETCHES).refillIntervally(REFETCHES, settings.refetchAfter()))
                .build();
        this.good = Caffeine.newBuilder()
                .expireAfterWrite(settings.keysFor().multipliedBy(OUTAGE))
                .build();
    }

    @Override
    public Mono<ClientResponse> filter(ClientRequest request, ExchangeFunction next) {
        AccessSettings.requireSafe(request.url().toString());
        return latest.compute(
                        request.url(),
                        (url, known) ->
                                known == null || refetches.tryConsume(1) ? fetch(url, next.exchange(request)) : known)
                .map(text -> ClientResponse.create(HttpStatus.OK)
                        .header(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON_VALUE)
                        .body(text)
                        .build());
    }

    private Mono<String> fetch(URI url, Mono<ClientResponse> response) {
        return response.flatMap(IssuerDocuments::text)
                .timeout(timeout)
                .doOnNext(text -> good.put(url, text))
                .onErrorResume(e -> {
                    LOG.warn("{} cannot be fetched: {}", url, e.toString());
                    return Mono.justOrEmpty(good.getIfPresent(url)).switchIfEmpty(Mono.error(e));
                })
                .cache();
    }

    private static Mono<String> text(ClientResponse response) {
        return response.statusCode().is2xxSuccessful() ? response.bodyToMono(String.class) : response.createError();
    }
}
