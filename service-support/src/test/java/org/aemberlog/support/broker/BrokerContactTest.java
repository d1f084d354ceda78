package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.junit.jupiter.api.Test;

/** Brokers are lost when nothing has come from any of them for six looks, half a second apart. */
class BrokerContactTest {

    private static final Duration LOOK = Duration.ofMillis(500);

    private long nanos;
    private double bytes = 100;
    private final BrokerContact contact = new BrokerContact(() -> nanos);

    /** One consumer's metrics; what it has received of one node counts for nothing of its own. */
    private List<Metric> metrics() {
        return List.of(
                metric("consumer-metrics", "incoming-byte-total", bytes),
                metric("consumer-node-metrics", "incoming-byte-total", nanos),
                metric("consumer-metrics", "connection-count", nanos));
    }

    private static Metric metric(String group, String name, double value) {
        var named = new MetricName(name, group, "", Map.of());
        return new Metric() {
            @Override
            public MetricName metricName() {
                return named;
            }

            @Override
            public Object metricValue() {
                return value;
            }
        };
    }

    private boolean isLostAfter(Duration time) {
        nanos += time.toNanos();
        return contact.isLost(metrics());
    }

    @Test
    void brokersThatSayNothingForThreeSecondsAreLost() {
        assertThat(isLostAfter(LOOK)).as("the first bytes").isFalse();
        for (int i = 0; i < 5; i++) {
            assertThat(isLostAfter(LOOK)).as("silence %d", i).isFalse();
        }
        assertThat(isLostAfter(LOOK)).isTrue();
    }

    @Test
    void brokersThatSaySomethingAreNot() {
        for (int i = 0; i < 20; i++) {
            bytes += i % 5 == 0 ? 1 : 0;
            assertThat(isLostAfter(LOOK)).as("look %d", i).isFalse();
        }
    }

    @Test
    void timeInWhichNobodyLooksDoesNotCount() {
        isLostAfter(LOOK);
        for (int i = 0; i < 5; i++) {
            assertThat(isLostAfter(Duration.ofMinutes(1))).as("look %d", i).isFalse();
        }
    }

    @Test
    void looksAtShorterIntervalsCountAsOne() {
        isLostAfter(LOOK);
        for (int i = 0; i < 29; i++) {
            assertThat(isLostAfter(LOOK.dividedBy(5))).as("look %d", i).isFalse();
        }
        assertThat(isLostAfter(LOOK.dividedBy(5))).isTrue();
    }
}
