package org.aemberlog.support.targets;

import java.util.regex.Pattern;
import org.aemberlog.support.problems.Problem;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.netty.http.server.HttpServerRequest;

/**
 * Answers nothing but plain paths, so that all who come later, filters, routes and the passage to
 * other services, read the same in a path. A target that is no path, such as a whole URL, is
 * nothing here; neither is a path that came in the header 'Host'. A parameter that is given twice is
 * rejected, because who reads the first and who reads the last would read different requests; and so is
 * a token in a URL, so that nobody gets used to it.
 */
@Order(Ordered.HIGHEST_PRECEDENCE + 50)
final class PlainTargets implements WebFilter {

    /** The name under which OAuth (RFC 6750) lets clients put tokens into URLs. */
    private static final String TOKEN = "access_token";

    private static final Pattern QUERY = Pattern.compile("[!-~&&[^#]]*+");

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var request = exchange.getRequest();
        if (!isPlain(request)) {
            return Mono.error(new ResponseStatusException(HttpStatus.NOT_FOUND));
        }
        var parameters = request.getQueryParams();
        if (parameters.containsKey(TOKEN)) {
            return Mono.error(tokenInUrl());
        }
        return parameters.values().stream().anyMatch(values -> values.size() > 1)
                ? Mono.error(Problem.malformed("A parameter of the query is given more than once; give it once."))
                : chain.filter(exchange);
    }

    private static Problem tokenInUrl() {
        return Problem.of(
                HttpStatus.BAD_REQUEST,
                "token-in-url",
                "A token does not belong in a URL",
                "URLs end up in logs and histories. Send the token in the header"
                        + " 'Authorization: Bearer ...', and replace this one.");
    }

    private static boolean isPlain(ServerHttpRequest request) {
        HttpServerRequest sent = ServerHttpRequestDecorator.getNativeRequest(request);
        var parts = sent.uri().split("\\?", 2);
        return PlainPath.is(parts[0])
                && (parts.length == 1 || QUERY.matcher(parts[1]).matches())
                && parts[0].equals(request.getPath().pathWithinApplication().value());
    }
}
