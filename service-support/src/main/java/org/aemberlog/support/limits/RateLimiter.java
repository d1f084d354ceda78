package org.aemberlog.support.limits;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
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
            var authorization = request.getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
            return authorization == null ? chain.filter(exchange) : introduced(authorization, exchange, chain);
        });
    }

    private boolean isActuator(ServerHttpRequest request) {
        var path = request.getPath().pathWithinApplication().value();
        return path.equals(actuator) || path.startsWith(actuator + "/");
    }

    private Mono<Void> introduced(String authorization, ServerWebExchange exchange, WebFilterChain chain) {
        return tokens.read(authorization)
                .map(Optional::of)
                .onErrorResume(Problem.class, notGood -> Mono.just(Optional.empty()))
                .flatMap(found -> {
                    if (found.isEmpty()) {
                        return chain.filter(exchange);
                    }
                    var principal = found.get();
                    if (isOnesOwn(principal)) {
                        principals.take(principal);
                    }
                    return chain.filter(exchange).contextWrite(Tokens.introduce(authorization, principal));
                });
    }

    private static boolean isOnesOwn(Principal principal) {
        return principal
                .role()
                .filter(role -> role != Role.SPECTATOR && role != Role.SERVICE)
                .isPresent();
    }
}
