package org.aemberlog.match.web;

import org.springframework.core.annotation.Order;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.resource.NoResourceFoundException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/**
 * Shows people who come to a path that nothing answers the page, which says so, with status 404.
 * Programs are told by the problem document: they do not ask for HTML by name. It comes before
 * whoever writes those.
 */
@Order(-3)
final class NoSuchPage implements WebExceptionHandler {

    private final Page page;

    NoSuchPage(Page page) {
        this.page = page;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable error) {
        var response = exchange.getResponse();
        if (response.isCommitted() || !isNothing(error) || !isPerson(exchange.getRequest())) {
            return Mono.error(error);
        }
        response.setStatusCode(HttpStatus.NOT_FOUND);
        response.getHeaders().putAll(page.headers());
        return response.writeWith(Mono.just(response.bufferFactory().wrap(page.content())));
    }

    /** Nothing answers this path; what a controller does not find is a problem of its own class. */
    private static boolean isNothing(Throwable error) {
        return error instanceof NoResourceFoundException
                || error.getClass() == ResponseStatusException.class
                        && ((ResponseStatusException) error).getStatusCode() == HttpStatus.NOT_FOUND;
    }

    private static boolean isPerson(ServerHttpRequest request) {
        return request.getMethod() == HttpMethod.GET
                && request.getHeaders().getAccept().stream().anyMatch(MediaType.TEXT_HTML::equalsTypeAndSubtype);
    }
}
