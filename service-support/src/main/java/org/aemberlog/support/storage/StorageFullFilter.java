package org.aemberlog.support.storage;

import java.util.Set;
import org.aemberlog.support.problems.Problem;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Rejects what would be kept while there is no room: whatever a controller does that is not
 * reading, unless it {@link StoresNothing}. What is passed on to another service is decided there.
 */
@Order(Ordered.HIGHEST_PRECEDENCE + 115)
final class StorageFullFilter implements WebFilter {

    private static final Set<HttpMethod> READING = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    private final StorageSpace storage;
    private final ObjectProvider<RequestMappingHandlerMapping> routes;

    StorageFullFilter(StorageSpace storage, ObjectProvider<RequestMappingHandlerMapping> routes) {
        this.storage = storage;
        this.routes = routes;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        if (READING.contains(exchange.getRequest().getMethod()) || storage.hasRoom()) {
            return chain.filter(exchange);
        }
        return needsRoom(exchange)
                .flatMap(needed -> needed ? storage.room() : Mono.<Void>empty())
                .then(Mono.defer(() -> chain.filter(exchange)));
    }

    /** Who may not is told so once there is room. */
    private Mono<Boolean> needsRoom(ServerWebExchange exchange) {
        return Flux.fromStream(routes::orderedStream)
                .concatMap(mapping -> mapping.getHandler(exchange))
                .next()
                .ofType(HandlerMethod.class)
                .map(handler -> !handler.hasMethodAnnotation(StoresNothing.class))
                .onErrorReturn(Problem.class, true);
    }
}
