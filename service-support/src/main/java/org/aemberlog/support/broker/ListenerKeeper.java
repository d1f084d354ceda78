package org.aemberlog.support.broker;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.common.Metric;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.MessageListenerContainer;

/**
 * Lets the listeners of a service listen as long as Kafka answers: from when all that has to be so
 * before is so and it is settled how they join their groups, however late Kafka comes, and anew after
 * it was away.
 */
final class ListenerKeeper implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(ListenerKeeper.class);
    private static final long PAUSE_MILLIS = 1_000;
    private static final long LOOK_MILLIS = 500;

    private final ObjectProvider<KafkaListenerEndpointRegistry> registries;
    private final ObjectProvider<ListenerGate> gates;
    private final GroupProtocol protocol;
    private final boolean wanted;
    private Thread thread;
    private boolean running;

    ListenerKeeper(
            ObjectProvider<KafkaListenerEndpointRegistry> registries,
            ObjectProvider<ListenerGate> gates,
            GroupProtocol protocol,
            boolean wanted) {
        this.registries = registries;
        this.gates = gates;
        this.protocol = protocol;
        this.wanted = wanted;
    }

    @EventListener(ApplicationReadyEvent.class)
    synchronized void open() {
        if (wanted && running) {
            thread = Thread.ofVirtual().name("listener-keeper").start(this::keepListening);
        }
    }

    private void keepListening() {
        try {
            for (var gate : gates) {
                gate.await();
            }
            var listeners = registries.stream()
                    .flatMap(all -> all.getListenerContainers().stream())
                    .toList();
            startAll(listeners);
            var contact = new BrokerContact();
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                // One that does not run has given up for good: ListenersHealth.
                var listening = listeners.stream()
                        .filter(MessageListenerContainer::isRunning)
                        .toList();
                if (!listening.isEmpty() && contact.isLost(metrics(listening))) {
                    LOG.warn("Kafka is away; nobody listens until it answers");
                    stopAll(listening);
                    startAll(listening);
                    contact = new BrokerContact();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<Metric> metrics(List<MessageListenerContainer> listeners) {
        return listeners.stream()
                .flatMap(listener -> listener.metrics().values().stream())
                .<Metric>flatMap(metrics -> metrics.values().stream())
                .toList();
    }

    /** Waits until they have dealt with what they had received, so that two never deal with the same. */
    private static void stopAll(List<MessageListenerContainer> listeners) throws InterruptedException {
        var running = new CountDownLatch(listeners.size());
        listeners.forEach(listener -> listener.stop(running::countDown));
        running.await();
    }

    private void startAll(List<MessageListenerContainer> listeners) throws InterruptedException {
        for (var listener : listeners) {
            settle(listener);
            synchronized (this) {
                if (running) {
                    listener.start();
                }
            }
        }
    }

    private void settle(MessageListenerContainer listener) throws InterruptedException {
        while (true) {
            try {
                var settled = protocol.settle(listener.getGroupId());
                listener.getContainerProperties().setKafkaConsumerProperties(settled);
                return;
            } catch (RuntimeException e) {
                LOG.warn("{} waits to join its group: {}", listener.getListenerId(), e.toString());
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }

    @Override
    public synchronized void start() {
        running = true;
    }

    /** Before the listeners: none is started any more. */
    @Override
    public synchronized void stop() {
        running = false;
        if (thread != null) {
            thread.interrupt();
        }
    }

    @Override
    public synchronized boolean isRunning() {
        return running;
    }
}
