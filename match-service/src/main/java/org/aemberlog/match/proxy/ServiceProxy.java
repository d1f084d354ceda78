package org.aemberlog.match.proxy;

import io.netty.handler.timeout.ReadTimeoutException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.targets.PlainPath;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.function.BodyInserters;
import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebHandler;
import reactor.core.publisher.Mono;

/**
 * The way to one neighbour: {@code /<name>/x} here is {@code /x} there. Bodies flow through in both
 * directions and are never held. Its actuator cannot be reached, nor, below its name, any other
 * neighbour.
 */
final class ServiceProxy implements WebHandler {

    private static final String UNREACHABLE = "service-unreachable";
    private static final String TITLE = "A service cannot be reached";
    private static final Logger LOG = LoggerFactory.getLogger(ServiceProxy.class);

    private static final Set<HttpMethod> METHODS =
            Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST, HttpMethod.DELETE, HttpMethod.OPTIONS);

    private static final Pattern FIRST = Pattern.compile("[^/]+");
    private static final List<String> CLOSED =
            List.of("actuator", "deck-service", "match-service", "replay-service", "rules-service");

    private final Upstream neighbour;
    private final String prefix;
    private final WebClient client;

    ServiceProxy(Upstream neighbour, WebClient client) {
        this.neighbour = neighbour;
        this.prefix = "/" + neighbour.name() + "/";
        this.client = client;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange) {
        var request = exchange.getRequest();
        var path = request.getPath().pathWithinApplication().value();
        if (!path.startsWith(prefix) || !PlainPath.is(path)) {
            return Mono.error(new ResponseStatusException(HttpStatus.NOT_FOUND));
        }
        return pass(exchange, path.substring(prefix.length() - 1));
    }

    private Mono<Void> pass(ServerWebExchange exchange, String path) {
        var request = exchange.getRequest();
        if (!isOpen(path)) {
            return Mono.error(new ResponseStatusException(HttpStatus.NOT_FOUND));
        }
        if (!METHODS.contains(request.getMethod())) {
            return Mono.error(new MethodNotAllowedException(request.getMethod(), METHODS));
        }
        if (HeaderPolicy.wasHere(request.getHeaders())) {
            return Mono.error(leadsBack());
        }
        var body = BodyLimit.of(request.getBody(), neighbour.mostBytes(path));
        if (request.getHeaders().getContentLength() > neighbour.mostBytes(path)) {
            return body.doOnNext(DataBufferUtils::release).then();
        }
        var sent = client.method(request.getMethod())
                .uri(neighbour.at(path, request.getURI().getRawQuery()))
                .headers(headers -> HeaderPolicy.there(request, headers));
        return (hasBody(request) ? sent.body(BodyInserters.fromDataBuffers(body)) : sent)
                .exchangeToMono(got -> answer(exchange, got))
                .onErrorMap(this::problem);
    }

    /** What a path at the neighbour begins with, decoded, is nothing that is closed. */
    private static boolean isOpen(String path) {
        var text = PlainPath.decoded(path).toLowerCase(Locale.ROOT);
        var first = FIRST.matcher(text);
        return first.find() && CLOSED.stream().noneMatch(first.group()::startsWith);
    }

    private static boolean hasBody(ServerHttpRequest request) {
        var headers = request.getHeaders();
        return headers.getContentLength() > 0 || headers.containsHeader(HttpHeaders.TRANSFER_ENCODING);
    }

    private Mono<Void> answer(ServerWebExchange exchange, ClientResponse got) {
        var response = exchange.getResponse();
        response.setStatusCode(got.statusCode());
        HeaderPolicy.back(neighbour, got.headers().asHttpHeaders(), response.getHeaders());
        return response.writeAndFlushWith(got.bodyToFlux(DataBuffer.class).map(Mono::just));
    }

    private static Problem leadsBack() {
        return Problem.of(
                HttpStatus.LOOP_DETECTED,
                "leads-back",
                "The request was forwarded in a loop",
                "The URL of a service leads back to this server; the operator has to correct" + " it in the settings.");
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
        return slow
                ? Problem.of(
                        HttpStatus.GATEWAY_TIMEOUT,
                        UNREACHABLE,
                        TITLE,
                        neighbour.name() + " takes too long to answer; try again in a moment.")
                : Problem.passing(UNREACHABLE, TITLE, neighbour.name() + " does not answer; try again in a moment.");
    }
}
