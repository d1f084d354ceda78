package org.aemberlog.match.passage;

import io.netty.handler.timeout.ReadTimeoutException;
import java.net.URI;
import org.aemberlog.door.problems.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.PathContainer.PathSegment;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.function.BodyInserters;
import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebHandler;
import reactor.core.publisher.Mono;

/**
 * The way to one neighbour: {@code /<name>/x} here is {@code /x} there. Bodies flow through in both
 * directions and are never held. Its actuator cannot be reached, nor any path that is not in its
 * plain form.
 */
final class Passage implements WebHandler {

    private static final Logger LOG = LoggerFactory.getLogger(Passage.class);

    private final Neighbour neighbour;
    private final WebClient client;

    Passage(Neighbour neighbour, WebClient client) {
        this.neighbour = neighbour;
        this.client = client;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange) {
        var request = exchange.getRequest();
        if (!isOpen(request)) {
            return Mono.error(new ResponseStatusException(HttpStatus.NOT_FOUND));
        }
        var path = request.getURI().getRawPath().substring(neighbour.name().length() + 1);
        var body = Measured.of(request.getBody(), neighbour.mostBytes(path));
        if (request.getHeaders().getContentLength() > neighbour.mostBytes(path)) {
            return body.doOnNext(DataBufferUtils::release).then();
        }
        var sent =
                client.method(request.getMethod())
                        .uri(target(path, request.getURI().getRawQuery()))
                        .headers(headers -> Envelope.there(request, headers));
        return (hasBody(request) ? sent.body(BodyInserters.fromDataBuffers(body)) : sent)
                .exchangeToMono(got -> answer(exchange, got))
                .onErrorMap(this::problem);
    }

    /** What is below the neighbour's name begins with anything but "actuator", decoded or not. */
    private static boolean isOpen(ServerHttpRequest request) {
        var segments =
                request.getPath().pathWithinApplication().elements().stream()
                        .filter(PathSegment.class::isInstance)
                        .map(element -> ((PathSegment) element).valueToMatch())
                        .toList();
        return segments.size() > 1
                && !segments.get(1).equalsIgnoreCase("actuator")
                && segments.stream().noneMatch(it -> it.equals(".") || it.equals(".."))
                && !request.getURI().getRawPath().contains("//");
    }

    private URI target(String path, String query) {
        return URI.create(neighbour.url() + path + (query == null ? "" : "?" + query));
    }

    private static boolean hasBody(ServerHttpRequest request) {
        var headers = request.getHeaders();
        return headers.getContentLength() > 0
                || headers.containsHeader(HttpHeaders.TRANSFER_ENCODING);
    }

    private Mono<Void> answer(ServerWebExchange exchange, ClientResponse got) {
        var response = exchange.getResponse();
        response.setStatusCode(got.statusCode());
        Envelope.back(neighbour, got.headers().asHttpHeaders(), response.getHeaders());
        return response.writeAndFlushWith(got.bodyToFlux(DataBuffer.class).map(Mono::just));
    }

    private Throwable problem(Throwable error) {
        boolean slow = false;
        for (var cause = error; cause != null; cause = cause.getCause()) {
            if (cause instanceof Problem) {
                return cause;
            }
            slow |= cause instanceof ReadTimeoutException;
        }
        LOG.warn("{} does not answer as it should: {}", neighbour.name(), error.toString());
        return Problem.of(
                slow ? HttpStatus.GATEWAY_TIMEOUT : HttpStatus.SERVICE_UNAVAILABLE,
                "service-unreachable",
                "A service cannot be reached",
                neighbour.name()
                        + (slow ? " takes too long to answer" : " does not answer")
                        + "; try again in a moment.");
    }
}
