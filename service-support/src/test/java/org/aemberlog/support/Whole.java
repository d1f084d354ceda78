package org.aemberlog.support;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.client.ClientResponse;
import org.springframework.web.reactive.function.client.ExchangeFilterFunction;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Reads answers to their end. A test that looks at the status only would leave the body where it
 * is, for Netty to complain of a leak.
 */
public final class Whole {

    /** For a client; streams of events, which need not end, are left as they are. */
    public static final ExchangeFilterFunction ANSWERS = ExchangeFilterFunction.ofResponseProcessor(Whole::read);

    private Whole() {}

    private static Mono<ClientResponse> read(ClientResponse answer) {
        return answer.headers().contentType().filter(Whole::isStream).isPresent()
                ? Mono.just(answer)
                : DataBufferUtils.join(answer.bodyToFlux(DataBuffer.class))
                        .map(Whole::bytes)
                        .defaultIfEmpty(new byte[0])
                        .map(bytes -> answer.mutate().body(buffer(bytes)).build());
    }

    private static boolean isStream(MediaType type) {
        return type.isCompatibleWith(MediaType.TEXT_EVENT_STREAM);
    }

    private static byte[] bytes(DataBuffer buffer) {
        var bytes = new byte[buffer.readableByteCount()];
        buffer.read(bytes);
        DataBufferUtils.release(buffer);
        return bytes;
    }

    private static Flux<DataBuffer> buffer(byte[] bytes) {
        return Flux.just(DefaultDataBufferFactory.sharedInstance.wrap(bytes));
    }
}
