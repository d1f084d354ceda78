package org.aemberlog.match.proxy;

import org.aemberlog.support.problems.Problem;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SynchronousSink;

/**
 * A body that may have so many bytes and no more. What is beyond is read and dropped before anybody
 * is told: a client that is still sending often does not hear the answer, and a connection on which
 * something is left unread is good for nothing afterwards. It is cut off only where somebody sends
 * without end.
 */
final class BodyLimit {

    /** How many times the limit is read before the connection is closed. */
    private static final int TIMEOUT = 4;

    private final long most;
    private long bytes;

    private BodyLimit(long most) {
        this.most = most;
    }

    /** The body; fails with {@code body-too-large} at its end when it is. */
    static Flux<DataBuffer> of(Flux<DataBuffer> body, long most) {
        return Flux.defer(() -> {
            var measured = new BodyLimit(most);
            return body.handle(measured::take).concatWith(Mono.defer(measured::end));
        });
    }

    private void take(DataBuffer buffer, SynchronousSink<DataBuffer> sink) {
        bytes += buffer.readableByteCount();
        if (bytes <= most) {
            sink.next(buffer);
            return;
        }
        DataBufferUtils.release(buffer);
        if (bytes > TIMEOUT * most) {
            var problem = Problem.bodyTooLarge(most);
            problem.getHeaders().set(HttpHeaders.CONNECTION, "close");
            sink.error(problem);
        }
    }

    private Mono<DataBuffer> end() {
        return bytes > most ? Mono.error(Problem.bodyTooLarge(most)) : Mono.empty();
    }
}
