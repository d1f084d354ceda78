package org.aemberlog.match.absence;

import org.aemberlog.match.live.Presence;
import org.aemberlog.support.access.Principal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Takes whatever is asked with a seat's token, once it is believed, for a sign of its player. */
@Component
class SignFilter implements WebFilter {

    private static final Logger LOG = LoggerFactory.getLogger(SignFilter.class);

    private final Presence presence;

    SignFilter(Presence presence) {
        this.presence = presence;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        exchange.getResponse().beforeCommit(() -> Mono.fromRunnable(() -> note(exchange)));
        return chain.filter(exchange);
    }

    /** Nobody waits for that; the next sign is seconds away, and a store that is away is told of elsewhere. */
    private void note(ServerWebExchange exchange) {
        if (exchange.getAttribute(Principal.class.getName()) instanceof Principal principal) {
            principal
                    .match()
                    .ifPresent(match -> principal
                            .seat()
                            .ifPresent(seat -> presence.sign(match, seat)
                                    .subscribe(
                                            done -> {},
                                            e -> LOG.debug(
                                                    "Match {}: a sign was not noted: {}",
                                                    match.value(),
                                                    e.toString()))));
        }
    }
}
