package org.aemberlog.support.http;

import java.util.UUID;
import java.util.regex.Pattern;
import org.springframework.core.MethodParameter;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.HandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * What makes a repeated request the same request: its header {@code Idempotency-Key}, or a new key when it has none.
 *
 * @param value 1 to 64 letters, digits, '_', '.', ':' or '-'
 */
public record IdempotencyKey(String value) {

    /** The header's name. */
    public static final String HEADER = "Idempotency-Key";

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_.:-]{1,64}");

    public IdempotencyKey {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException(HEADER + ": expected 1 to 64 letters, digits, '_', '.', ':' or '-'");
        }
    }

    /** Gives methods the key of the request. */
    static final class Resolver implements HandlerMethodArgumentResolver {

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.getParameterType() == IdempotencyKey.class;
        }

        @Override
        public Mono<Object> resolveArgument(
                MethodParameter parameter, BindingContext binding, ServerWebExchange exchange) {
            var sent = exchange.getRequest().getHeaders().getFirst(HEADER);
            var key = sent == null ? UUID.randomUUID().toString() : sent;
            return Mono.fromSupplier(() -> Malformed.unless(() -> new IdempotencyKey(key)));
        }
    }
}
