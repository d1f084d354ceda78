package org.aemberlog.support.problems;

import java.nio.charset.StandardCharsets;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.UnsupportedMediaTypeStatusException;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Rejects bodies that say of themselves that they are in another encoding than UTF-8. */
@Order(Ordered.HIGHEST_PRECEDENCE + 120)
final class Utf8Only implements WebFilter {

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var type = exchange.getRequest().getHeaders().getFirst(HttpHeaders.CONTENT_TYPE);
        return type == null || isUtf8(type)
                ? chain.filter(exchange)
                : Mono.error(new UnsupportedMediaTypeStatusException(type));
    }

    private static boolean isUtf8(String type) {
        try {
            var charset = MediaType.parseMediaType(type).getCharset();
            return charset == null || charset.equals(StandardCharsets.UTF_8);
        } catch (InvalidMediaTypeException e) {
            return false;
        }
    }
}
