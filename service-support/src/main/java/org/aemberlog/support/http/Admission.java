package org.aemberlog.support.http;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.Principal;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.HandlerMapping;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Lets through whom {@link Roles} name, and gives methods their principals. */
final class Admission implements HandlerMethodArgumentResolver {

    private final AccessControl accessControl;

    Admission(AccessControl accessControl) {
        this.accessControl = accessControl;
    }

    /** Fails when the principal may not; passes who is asked later. */
    Mono<Void> admit(HandlerMethod handler, ServerWebExchange exchange) {
        var parameters = handler.getMethodParameters();
        if (Arrays.stream(parameters).anyMatch(it -> asks(it, Mono.class, Principal.class))) {
            return Mono.empty();
        }
        boolean asksProfile = Arrays.stream(parameters).anyMatch(it -> asks(it, Optional.class, ProfileId.class));
        var profile = asksProfile ? accessControl.profile(token(exchange)) : Mono.<ProfileId>empty();
        return Flux.concat(principal(handler, exchange), profile)
                .doOnNext(it -> exchange.getAttributes().put(it.getClass().getName(), it))
                .then();
    }

    private static String token(ServerWebExchange exchange) {
        return exchange.getRequest().getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
    }

    private Mono<Principal> principal(HandlerMethod handler, ServerWebExchange exchange) {
        var parameters = Arrays.asList(handler.getMethodParameters());
        var token = token(exchange);
        if (token == null && parameters.stream().anyMatch(it -> asks(it, Optional.class, Principal.class))) {
            return Mono.empty();
        }
        boolean ofMatch = parameters.stream().anyMatch(it -> it.getParameterType() == MatchId.class);
        return Mono.justOrEmpty(Roles.Of.method(handler.getMethod()))
                .flatMap(gate ->
                        ofMatch ? accessControl.admit(gate, token, match(exchange)) : accessControl.admit(gate, token));
    }

    private static MatchId match(ServerWebExchange exchange) {
        Map<String, String> variables = exchange.getRequiredAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE);
        return Malformed.unless(() -> new MatchId(variables.get("id")));
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType() == Principal.class
                || asks(parameter, Mono.class, Principal.class)
                || asks(parameter, Optional.class, Principal.class)
                || asks(parameter, Optional.class, ProfileId.class);
    }

    private static boolean asks(MethodParameter parameter, Class<?> wrapper, Class<?> who) {
        return parameter.getParameterType() == wrapper && parameter.nested().getNestedParameterType() == who;
    }

    @Override
    public Mono<Object> resolveArgument(MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
        HandlerMethod handler = exchange.getRequiredAttribute(HandlerMapping.BEST_MATCHING_HANDLER_ATTRIBUTE);
        if (asks(parameter, Mono.class, Principal.class)) {
            return Mono.just(principal(handler, exchange));
        }
        boolean maybe = parameter.getParameterType() == Optional.class;
        var who = maybe ? parameter.nested().getNestedParameterType() : Principal.class;
        Object known = exchange.getAttribute(who.getName());
        return maybe ? Mono.just(Optional.ofNullable(known)) : Mono.justOrEmpty(known);
    }
}
