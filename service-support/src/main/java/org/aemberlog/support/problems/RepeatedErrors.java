package org.aemberlog.support.problems;

import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import org.springframework.web.util.DisconnectedClientHelper;
import reactor.core.publisher.Mono;
import reactor.util.context.Context;

/**
 * Keeps quiet what has been told. That a body broke off Reactor Netty tells twice: the first time
 * to whoever reads it, and once more, when the request has ended, to nobody, which would be an
 * error in the log with a stack trace for every client that goes away.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class RepeatedErrors implements WebFilter {

    private static final Logger LOG = LoggerFactory.getLogger(RepeatedErrors.class);

    /** Where Reactor looks for what takes errors that nobody waits for. */
    private static final String DROPPED = "reactor.onErrorDropped.local";

    private static final Consumer<Throwable> QUIET = error -> {
        if (DisconnectedClientHelper.isClientDisconnectedException(error)) {
            LOG.debug("Repeated: {}", error.toString());
        } else {
            LOG.error("An error after its request had ended", error);
        }
    };

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        return chain.filter(exchange).contextWrite(Context.of(DROPPED, QUIET));
    }
}
