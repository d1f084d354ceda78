package org.aemberlog.replay.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
        return Mono.usingWhen(
                blocking(() -> Files.createTempFile("replay-", ".jsonl")),
                file ->
                        DataBufferUtils.write(measured(coming, most), file)
                                .then(Mono.defer(() -> use.apply(file))),
                file -> blocking(() -> delete(file)));
    }

    private static <T> Mono<T> blocking(Callable<T> work) {
        return Mono.fromCallable(work).subscribeOn(Schedulers.boundedElastic());
    }

    private static boolean delete(Path file) throws IOException {
        return Files.deleteIfExists(file);
    }

    private static Flux<DataBuffer> measured(Flux<DataBuffer> coming, int most) {
        return Flux.defer(
                () -> {
                    var length = new long[1];
                    return coming.handle(
                            (buffer, sink) -> {
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
