package org.aemberlog.support.problems;

import java.util.Locale;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Flat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.util.InvalidMimeTypeException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.server.MissingRequestValueException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.server.WebExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;
import reactor.core.publisher.Mono;

/**
 * Turns whatever goes wrong into a problem document, whatever the client says it accepts. What is
 * nobody's business goes to the log.
 */
@Order(-2)
class ProblemWriter implements WebExceptionHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemWriter.class);

    /** What is read of a body that is no file (spring.http.codecs.max-in-memory-size). */
    private static final long MAX_BYTES = 64 << 10;

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable error) {
        var response = exchange.getResponse();
        if (response.isCommitted()) {
            return Mono.error(error);
        }
        if (isGone(error)) {
            return gone(exchange);
        }
        var problem = problem(exchange, error);
        response.setStatusCode(problem.getStatusCode());
        if (error instanceof ErrorResponse known) {
            response.getHeaders().putAll(known.getHeaders());
        }
        response.getHeaders().putAll(problem.getHeaders());
        if (problem.getStatusCode() == HttpStatus.UNAUTHORIZED) {
            response.getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        var document = Canonical.bytes(problem.document());
        return response.writeWith(Mono.just(response.bufferFactory().wrap(document)));
    }

    /** That a store's connection broke reads like a client's and is none. */
    private static boolean isGone(Throwable error) {
        return !UnavailableErrors.causes(error) && DisconnectedClientHelper.isClientDisconnectedException(error);
    }

    /** Nobody is there to be told. */
    private static Mono<Void> gone(ServerWebExchange exchange) {
        LOG.info(
                "{} {}: the client has disconnected",
                exchange.getRequest().getMethod(),
                exchange.getRequest().getPath().value());
        return Mono.empty();
    }

    private static Problem problem(ServerWebExchange exchange, Throwable error) {
        if (error instanceof Problem problem) {
            return problem;
        }
        if (error instanceof ProblemCause explained) {
            return explained.problem();
        }
        if (caused(error, DataBufferLimitException.class)) {
            return Problem.bodyTooLarge(MAX_BYTES);
        }
        if (error instanceof ServerWebInputException input) {
            return Problem.malformed(found(input));
        }
        if (error instanceof InvalidMediaTypeException || error instanceof InvalidMimeTypeException) {
            return Problem.malformed("Accept: expected media types such as application/json");
        }
        var status =
                error instanceof ErrorResponse known ? known.getStatusCode().value() : 500;
        return switch (status) {
            case 404 ->
                Problem.of(
                        HttpStatus.NOT_FOUND,
                        "no-such-resource",
                        "There is no such resource",
                        "No resource has this path; GET /v3/api-docs lists all.");
            case 405 ->
                Problem.of(
                        HttpStatus.METHOD_NOT_ALLOWED,
                        "method-not-allowed",
                        "The method is not allowed",
                        "The header 'Allow' lists the methods of this resource.");
            case 406 ->
                Problem.of(
                        HttpStatus.NOT_ACCEPTABLE,
                        "not-acceptable",
                        "The media type is not available",
                        "Accept application/json, or what GET /v3/api-docs lists for it.");
            case 413 -> Problem.bodyTooLarge(MAX_BYTES);
            case 415 ->
                Problem.of(
                        HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                        "unsupported-media-type",
                        "The media type of the body is not supported",
                        "Send JSON in UTF-8, with the header 'Content-Type: application/json'.");
            default -> UnavailableErrors.causes(error) ? away(exchange, error) : broken(exchange, error);
        };
    }

    private static boolean caused(Throwable error, Class<? extends Throwable> by) {
        for (var cause = error; cause != null; cause = cause.getCause()) {
            if (by.isInstance(cause)) {
                return true;
            }
        }
        return false;
    }

    private static String found(ServerWebInputException input) {
        if (input instanceof MissingRequestValueException missing) {
            return missing.getName() + ": this " + missing.getLabel() + " is missing";
        }
        var parameter = input.getMethodParameter();
        if (parameter == null || parameter.hasParameterAnnotation(RequestBody.class)) {
            return "The body has to be JSON; found none.";
        }
        var type = parameter.getParameterType();
        return Flat.class.isAssignableFrom(type)
                ? input.getMostSpecificCause().getMessage()
                : parameter.getParameterName() + ": expected a value of the kind "
                        + type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Problem away(ServerWebExchange exchange, Throwable error) {
        LOG.warn(
                "{} {} cannot be answered yet: {}",
                exchange.getRequest().getMethod(),
                exchange.getRequest().getPath().value(),
                error.toString());
        return Problem.notAvailable();
    }

    private static Problem broken(ServerWebExchange exchange, Throwable error) {
        LOG.error(
                "{} {} failed",
                exchange.getRequest().getMethod(),
                exchange.getRequest().getPath().value(),
                error);
        return Problem.of(
                HttpStatus.INTERNAL_SERVER_ERROR,
                "broken",
                "Internal error",
                "The error has been logged; trying again may help.");
    }
}
