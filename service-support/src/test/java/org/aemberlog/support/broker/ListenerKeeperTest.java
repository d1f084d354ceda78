package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.MessageListenerContainer;

/** A service listens as long as it can, whatever goes wrong with a listener meanwhile. */
@ExtendWith(OutputCaptureExtension.class)
class ListenerKeeperTest {

    private static final Duration SOON = Duration.ofSeconds(30);

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch gate = new CountDownLatch(1);
    private final Listener listener = new Listener("one");
    private final Listener other = new Listener("other");
    private final ListenerKeeper keeper = keeper(listener, other);

    /** One that hears nothing from any broker. */
    private static final class Listener implements MessageListenerContainer {

        private final String id;
        private final ContainerProperties properties = new ContainerProperties("topic");
        private final AtomicInteger starts = new AtomicInteger();
        private final AtomicInteger stops = new AtomicInteger();
        private volatile boolean running;
        private volatile boolean busy;
        private volatile boolean failsToStart;
        private volatile boolean failsToStop;
        private volatile boolean failsToTell;

        private Listener(String id) {
            this.id = id;
        }

        /** Says that it runs before it does, as Spring's. */
        @Override
        public void start() {
            if (running) {
                return;
            }
            running = true;
            starts.incrementAndGet();
            if (failsToStart) {
                failsToStart = false;
                throw new IllegalStateException("cannot start yet");
            }
        }

        @Override
        public void stop() {
            stop(() -> {});
        }

        @Override
        public void stop(Runnable then) {
            running = false;
            stops.incrementAndGet();
            if (failsToStop) {
                throw new IllegalStateException("cannot stop");
            }
            then.run();
        }

        @Override
        public boolean isRunning() {
            return running;
        }

        @Override
        public boolean isChildRunning() {
            return busy;
        }

        @Override
        public Map<String, Map<MetricName, ? extends Metric>> metrics() {
            if (failsToTell) {
                failsToTell = false;
                throw new IllegalStateException("has no metrics yet");
            }
            return Map.of();
        }

        @Override
        public String getListenerId() {
            return id;
        }

        @Override
        public String getGroupId() {
            return "group";
        }

        @Override
        public ContainerProperties getContainerProperties() {
            return properties;
        }

        @Override
        public void setupMessageListener(Object listener) {
            throw new UnsupportedOperationException();
        }
    }

    private ListenerKeeper keeper(MessageListenerContainer... listeners) {
        var registry = new KafkaListenerEndpointRegistry() {
            @Override
            public Collection<MessageListenerContainer> getListenerContainers() {
                return List.of(listeners);
            }
        };
        ListenerGate known = () -> {
            asked.countDown();
            gate.await();
        };
        var beans = new StaticListableBeanFactory(Map.of("registry", registry, "gate", known));
        var settled = new Properties();
        settled.put("group.protocol", "consumer");
        return new ListenerKeeper(
                beans.getBeanProvider(KafkaListenerEndpointRegistry.class),
                beans.getBeanProvider(ListenerGate.class),
                group -> settled,
                true);
    }

    private void open() {
        keeper.start();
        keeper.open();
    }

    @AfterEach
    void stop() {
        keeper.stop();
    }

    @Test
    void listensOnceAllIsSoThatHasToBeAndItIsSettledHowToJoin() {
        open();
        await().atMost(SOON).until(() -> asked.getCount() == 0);
        assertThat(listener.starts).hasValue(0);
        gate.countDown();
        await().atMost(SOON).until(listener::isRunning);
        assertThat(listener.properties.getKafkaConsumerProperties()).containsEntry("group.protocol", "consumer");
    }

    @Test
    void listensAnewAfterBrokersWereSilent() {
        gate.countDown();
        open();
        await().atMost(SOON).until(() -> listener.stops.get() == 1 && listener.isRunning());
    }

    @Test
    void listensAlsoWhereTheFirstStartFails() {
        listener.failsToStart = true;
        gate.countDown();
        open();
        await().atMost(SOON).untilAsserted(() -> assertThat(listener.starts).hasValue(2));
    }

    @Test
    void startsTheOthersWhereOneCannotStart() {
        listener.busy = true;
        gate.countDown();
        open();
        await().atMost(SOON).until(other::isRunning);
        assertThat(listener.starts).hasValue(0);
        listener.busy = false;
        await().atMost(SOON).until(listener::isRunning);
    }

    @Test
    void tellsOfEachThatCannotStart(CapturedOutput output) {
        listener.busy = true;
        other.busy = true;
        gate.countDown();
        open();
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(output.getAll())
                        .contains("one still deals with what it received")
                        .contains("other still deals with what it received"));
    }

    @Test
    void goesOnKeepingOneWhoseMetricsCannotBeRead() {
        listener.failsToTell = true;
        gate.countDown();
        open();
        await().atMost(SOON).until(() -> listener.stops.get() > 0 && listener.isRunning());
    }

    @Test
    void listensAnewAlsoWhereStoppingFails() {
        listener.failsToStop = true;
        gate.countDown();
        open();
        await().atMost(SOON).until(() -> listener.stops.get() > 0 && listener.isRunning());
    }

    @Test
    void leavesAloneWhoHasGivenUpByItself() {
        gate.countDown();
        open();
        await().atMost(SOON).until(() -> listener.isRunning() && other.isRunning());
        listener.running = false;
        await().atMost(SOON).until(() -> other.stops.get() > 0 && other.isRunning());
        assertThat(listener.starts).hasValue(1);
    }
}
