package org.aemberlog.support.store;

import java.time.Duration;
import java.util.List;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Waits for what the store says; only threads that may block call this, and never an event loop. */
public final class Blocking {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private Blocking() {}

    /**
     * What comes first, or null when nothing comes.
     *
     * @throws IllegalStateException when it takes longer than 30 seconds
     */
    public static <T> T first(Publisher<T> source) {
        return Mono.from(source).block(TIMEOUT);
    }

    /**
     * All that comes.
     *
     * @throws IllegalStateException when it takes longer than 30 seconds
     */
    public static <T> List<T> all(Publisher<T> source) {
        return first(Flux.from(source).collectList());
    }
}
