package org.aemberlog.support.problems;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.SynchronousSink;

/**
 * Lists of stored things of which one may be damaged. What cannot be read is left out, so that it
 * takes nothing else with it; it is counted by {@code aemberlog.damaged.documents} and logged once.
 * A list of so many is cut off after this, not in the store, where what is left out would count.
 */
public final class ReadableDocuments {

    private static final Logger LOG = LoggerFactory.getLogger(ReadableDocuments.class);
    private static final int MAX_LOGGED = 1_000;

    private final Cache<String, Boolean> logged =
            Caffeine.newBuilder().maximumSize(MAX_LOGGED).build();
    private final MeterRegistry meters;

    /** Counts what is left out where the service publishes its numbers. */
    public ReadableDocuments(MeterRegistry meters) {
        this.meters = meters;
    }

    /**
     * What reads each of them that can be read, for {@link reactor.core.publisher.Flux#handle}.
     *
     * @param kind what they are, such as "invitation"
     */
    public <D extends Map<String, ?>, T> BiConsumer<D, SynchronousSink<T>> each(
            String kind, Function<? super D, ? extends T> reader) {
        return (document, sink) -> {
            T thing;
            try {
                thing = reader.apply(document);
            } catch (RuntimeException e) {
                leaveOut(kind, document.get("_id"), e);
                return;
            }
            sink.next(thing);
        };
    }

    private void leaveOut(String kind, Object id, RuntimeException why) {
        meters.counter("aemberlog.damaged.documents", "kind", kind).increment();
        if (logged.asMap().putIfAbsent(kind + " " + id, true) == null) {
            LOG.error("The {} {} cannot be read and is left out", kind, id, why);
        }
    }
}
