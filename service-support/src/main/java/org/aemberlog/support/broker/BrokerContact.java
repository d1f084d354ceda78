package org.aemberlog.support.broker;

import java.time.Duration;
import java.util.Collection;
import java.util.function.LongSupplier;
import org.apache.kafka.common.Metric;

/**
 * Whether brokers still answer the consumers of a group. Where none does, such a consumer looks for its
 * coordinator without a pause: it takes a processor for itself, also from the Kafka that starts beside
 * it. It is better closed, and made anew once a broker answers.
 */
public final class BrokerContact {

    /** How often it is to be asked, at least; members of a group hear of their coordinator about as often. */
    static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);

    /**
     * For three seconds, as long as the group waits for its member. Looks are counted and not time, which also goes
     * by while this process stands still.
     */
    private static final int LOOKS_IN_VAIN = 6;

    private final LongSupplier nanos;
    private long looked;
    private double heard;
    private int inVain;

    /** Hears of the brokers of a consumer that has just been made. */
    public BrokerContact() {
        this(System::nanoTime);
    }

    BrokerContact(LongSupplier nanos) {
        this.nanos = nanos;
        this.looked = nanos.getAsLong();
    }

    /**
     * Whether nothing has come from any broker for three seconds. To be asked twice a second or more often.
     *
     * @param metrics of one or more consumers
     */
    public boolean isLost(Collection<? extends Metric> metrics) {
        long now = nanos.getAsLong();
        if (now - looked >= BETWEEN_LOOKS.toNanos()) {
            looked = now;
            double bytes = received(metrics);
            inVain = bytes == heard ? inVain + 1 : 0;
            heard = bytes;
        }
        return inVain >= LOOKS_IN_VAIN;
    }

    private static double received(Collection<? extends Metric> metrics) {
        return metrics.stream()
                .filter(it -> it.metricName().group().equals("consumer-metrics")
                        && it.metricName().name().equals("incoming-byte-total"))
                .mapToDouble(it -> (double) it.metricValue())
                .sum();
    }
}
