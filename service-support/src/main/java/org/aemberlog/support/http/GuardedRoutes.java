package org.aemberlog.support.http;

import org.springframework.web.method.HandlerMethod;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The routes of controllers, which are found only by who may take them. */
final class GuardedRoutes extends RequestMappingHandlerMapping {

    private final Admission admission;

    GuardedRoutes(Admission admission) {
        this.admission = admission;
    }

    @Override
    public Mono<HandlerMethod> getHandlerInternal(ServerWebExchange exchange) {
        return super.getHandlerInternal(exchange).delayUntil(handler -> admission.admit(handler, exchange));
    }
}
