package org.aemberlog.support.limits;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.support.problems.Problem;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Takes in so many bodies at once and no more: of one address, and in all. What a body is known to
 * need is set aside before the first byte of it is read; one without a length needs more as it
 * comes. A request that is rejected closes its connection, because nobody reads what is still on it.
 */
@Order(Ordered.HIGHEST_PRECEDENCE + 110)
final class UploadLimiter implements WebFilter {

    private final UploadBudget room;

    UploadLimiter(Limits.Uploads limits, MeterRegistry meters) {
        this.room = new UploadBudget(limits, RateLimitBuckets.limited("upload", meters));
        Gauge.builder("aemberlog.uploads", room, UploadBudget::arriving)
                .description("Bodies of requests that are arriving")
                .register(meters);
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        var request = exchange.getRequest();
        long length = request.getHeaders().getContentLength();
        boolean unknown = request.getHeaders().containsHeader(HttpHeaders.TRANSFER_ENCODING);
        if (length <= 0 && !unknown) {
            return chain.filter(exchange);
        }
        return Mono.using(
                () -> room.enter(ClientAddresses.of(request), Math.max(0, length)),
                upload -> chain.filter(counting(exchange, upload, unknown)),
                UploadBudget.Upload::close);
    }

    private static ServerWebExchange counting(ServerWebExchange exchange, UploadBudget.Upload upload, boolean unknown) {
        var counted = new ServerHttpRequestDecorator(exchange.getRequest()) {
            @Override
            public Flux<DataBuffer> getBody() {
                var body = unknown ? grown(getDelegate(), upload) : super.getBody();
                return body.doFinally(signal -> upload.arrived());
            }
        };
        return exchange.mutate().request(counted).build();
    }

    private static Flux<DataBuffer> grown(ServerHttpRequest request, UploadBudget.Upload upload) {
        return request.getBody().handle((buffer, sink) -> {
            try {
                upload.grow(buffer.readableByteCount());
                sink.next(buffer);
            } catch (Problem full) {
                DataBufferUtils.release(buffer);
                sink.error(full);
            }
        });
    }
}
