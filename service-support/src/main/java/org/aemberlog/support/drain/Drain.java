package org.aemberlog.support.drain;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationContext;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Between SIGTERM and the stop of anything: the instance is unready and serves as ever until every
 * load balancer has noticed. Each of its answers closes its connection, so that the client opens the
 * next one at another instance.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class Drain implements WebFilter {

    private static final Logger LOG = LoggerFactory.getLogger(Drain.class);

    private final ApplicationContext service;
    private final Duration time;
    private volatile boolean draining;

    /** Drains for a time when the service is closed. */
    Drain(ApplicationContext service, Duration time) {
        this.service = service;
        this.time = time;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        exchange.getResponse().beforeCommit(() -> {
            if (draining) {
                exchange.getResponse().getHeaders().set("Connection", "close");
            }
            return Mono.empty();
        });
        return chain.filter(exchange);
    }

    /**
     * Comes before anything is stopped, and when readiness is refused already. An interrupt ends the
     * drain alone: what is stopped afterwards waits undisturbed.
     */
    @EventListener(ContextClosedEvent.class)
    @Order(Ordered.HIGHEST_PRECEDENCE)
    void drain(ContextClosedEvent closed) {
        if (closed.getApplicationContext() != service) {
            return;
        }
        draining = true;
        if (time.isPositive()) {
            LOG.info("Unready; serves for {} more", time);
            try {
                Thread.sleep(time);
            } catch (InterruptedException hurried) {
                LOG.info("Stops at once");
            }
        }
    }
}
