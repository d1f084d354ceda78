package org.aemberlog.support.limits;

import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.problems.Problem;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Stops who asks too much: first by address, which costs nearly nothing, then by whose token it is.
 * A token that is not good is left to the controller, which may not need one.
 */
@Order(Ordered.HIGHEST_PRECEDENCE + 100)
final class RateLimiter implements WebFilter {

    private final Tokens tokens;
    private final String actuator;
    private final RateLimitBuckets<String> addresses;
    private final RateLimitBuckets<Principal> principals;

    /**
     * Limits all but the actuator.
     *
     * @param actuator the path below which it is
     */
    RateLimiter(Limits limits, Tokens tokens, String actuator, MeterRegistry meters) {
        this.tokens = tokens;
        this.actuator = actuator;
        this.addresses = new RateLimitBuckets<>("address", limits.address().rate(), limits.tracked(), meters);
        this.principals = new RateLimitBuckets<>("principal", limits.principal().rate(), limits.tracked(), meters);
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var request = exchange.getRequest();
        if (isActuator(request)) {
            return chain.filter(exchange);
        }
        return Mono.defer(() -> {
            addresses.take(ClientAddresses.of(request));
            return Mono.justOrEmpty(request.getHeaders().getFirst(HttpHeaders.AUTHORIZATION))
                    .flatMap(tokens::read)
                    .onErrorComplete(Problem.class)
                    .filter(RateLimiter::isOnesOwn)
                    .doOnNext(principals::take)
                    .then(Mono.defer(() -> chain.filter(exchange)));
        });
    }

    private boolean isActuator(ServerHttpRequest request) {
        var path = request.getPath().pathWithinApplication().value();
        return path.equals(actuator) || path.startsWith(actuator + "/");
    }

    private static boolean isOnesOwn(Principal principal) {
        return principal
                .role()
                .filter(role -> role != Role.SPECTATOR && role != Role.SERVICE)
                .isPresent();
    }
}
