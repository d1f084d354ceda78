package org.aemberlog.replay.problems;

import java.util.LinkedHashMap;
import java.util.Locale;
import org.aemberlog.game.wire.Canonical;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.stereotype.Component;
import org.springframework.web.ErrorResponse;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/**
 * Turns whatever goes wrong into a problem document, whatever the client says it accepts. What is
 * nobody's business goes to the log.
 */
@Component
@Order(-2)
class ProblemWriter implements WebExceptionHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemWriter.class);

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable error) {
        var response = exchange.getResponse();
        if (response.isCommitted()) {
            return Mono.error(error);
        }
        var problem = problem(exchange, error);
        response.setStatusCode(problem.getStatusCode());
        if (error instanceof ErrorResponse known) {
            response.getHeaders().putAll(known.getHeaders());
        }
        if (problem.getStatusCode() == HttpStatus.UNAUTHORIZED) {
            response.getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        var document = document(problem.getBody());
        return response.writeWith(Mono.just(response.bufferFactory().wrap(document)));
    }

    private static Problem problem(ServerWebExchange exchange, Throwable error) {
        if (error instanceof Problem problem) {
            return problem;
        }
        if (error instanceof ServerWebInputException input) {
            return Problem.malformed(found(input));
        }
        var status = error instanceof ErrorResponse known ? known.getStatusCode().value() : 500;
        return switch (status) {
            case 404 ->
                    Problem.of(
                            HttpStatus.NOT_FOUND,
                            "no-such-resource",
                            "There is nothing here",
                            "No resource has this path; GET /v3/api-docs lists all.");
            case 405 ->
                    Problem.of(
                            HttpStatus.METHOD_NOT_ALLOWED,
                            "method-not-allowed",
                            "This cannot be done here",
                            "The header 'Allow' lists the methods of this resource.");
            case 406 ->
                    Problem.of(
                            HttpStatus.NOT_ACCEPTABLE,
                            "not-acceptable",
                            "This cannot be had in the form asked for",
                            "Accept application/json, or application/x-ndjson for facts.");
            default -> broken(exchange, error);
        };
    }

    private static String found(ServerWebInputException input) {
        var parameter = input.getMethodParameter();
        return parameter == null
                ? "The request cannot be read."
                : parameter.getParameterName()
                        + ": expected a value of the kind "
                        + parameter.getParameterType().getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Problem broken(ServerWebExchange exchange, Throwable error) {
        LOG.error(
                "{} {} broke",
                exchange.getRequest().getMethod(),
                exchange.getRequest().getPath().value(),
                error);
        return Problem.of(
                HttpStatus.INTERNAL_SERVER_ERROR,
                "broken",
                "Something is broken here",
                "It is not your fault and has been logged; trying again may help.");
    }

    private static byte[] document(ProblemDetail problem) {
        var document = new LinkedHashMap<String, Object>();
        document.put("type", String.valueOf(problem.getType()));
        document.put("title", problem.getTitle());
        document.put("status", problem.getStatus());
        document.put("detail", problem.getDetail());
        return Canonical.bytes(document);
    }
}
