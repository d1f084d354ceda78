package org.aemberlog.replay.audit;

import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Keeps files on disk while they come and while they wait, so that a slow client holds no memory.
 * They are in a directory of this process and go with their request, or, where the process was
 * killed, when the next one starts.
 */
@Component
final class UploadSpool implements AutoCloseable {

    private final Path parent;
    private SpoolDirectory here;

    @Autowired
    UploadSpool() {
        this(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** Sweeps what dead processes left in this directory, and keeps files in one of its own there. */
    UploadSpool(Path parent) {
        this.parent = parent;
        this.here = SpoolDirectory.open(parent);
        here.sweep();
    }

    /**
     * What becomes of a file once it is here; fails with {@code too-large} when it is longer than
     * {@code most} bytes.
     */
    <T> Mono<T> keep(Flux<DataBuffer> coming, int most, Function<Path, Mono<T>> use) {
        // Made by whoever subscribes: one that is made elsewhere is lost when it comes too late.
        // Opened without CREATE: a client that goes away meanwhile has it deleted before.
        return Mono.usingWhen(
                        Mono.fromCallable(this::file),
                        file -> DataBufferUtils.write(measured(coming, most), file, WRITE)
                                .then(Mono.defer(() -> use.apply(file))),
                        UploadSpool::delete)
                .subscribeOn(Schedulers.boundedElastic());
    }

    /** Whatever tidies up temporary files may have taken the directory while nothing came. */
    private synchronized Path file() throws IOException {
        if (!here.isThere()) {
            here.close();
            here = SpoolDirectory.open(parent);
        }
        return here.file();
    }

    @Override
    public synchronized void close() {
        here.close();
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
