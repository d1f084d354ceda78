package org.aemberlog.replay.audit;

import static java.nio.file.StandardOpenOption.WRITE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Keeps files on disk while they come and while they wait, so that a slow client holds no memory.
 * They are in the directory for temporary files and go with their request.
 */
final class Spool {

    private Spool() {}

    /**
     * What becomes of a file once it is here; fails with {@code too-large} when it is longer than
     * {@code most} bytes.
     */
    static <T> Mono<T> keep(Flux<DataBuffer> coming, int most, Function<Path, Mono<T>> use) {
        // Made by whoever subscribes: one that is made elsewhere is lost when it comes too late.
        // Opened without CREATE: a client that goes away meanwhile has it deleted before.
        return Mono.usingWhen(
                        Mono.fromCallable(() -> Files.createTempFile("replay-", ".jsonl")),
                        file -> DataBufferUtils.write(measured(coming, most), file, WRITE)
                                .then(Mono.defer(() -> use.apply(file))),
                        Spool::delete)
                .subscribeOn(Schedulers.boundedElastic());
    }

    private static Mono<Boolean> delete(Path file) {
        return Mono.fromCallable(() -> Files.deleteIfExists(file)).subscribeOn(Schedulers.boundedElastic());
    }

    private static Flux<DataBuffer> measured(Flux<DataBuffer> coming, int most) {
        return Flux.defer(() -> {
            var length = new long[1];
            return coming.handle((buffer, sink) -> {
                length[0] += buffer.readableByteCount();
                if (length[0] <= most) {
                    sink.next(buffer);
                } else {
                    DataBufferUtils.release(buffer);
                    sink.error(AuditProblems.tooLarge(most));
                }
            });
        });
    }
}
