package org.aemberlog.support.broker;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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

    /** Longer than a listener waits for the delivery of what it has sent. */
    private static final long STOP_MINUTES = 3;

    private final ObjectProvider<KafkaListenerEndpointRegistry> registries;
    private final ObjectProvider<ListenerGate> gates;
    private final Joining joining;
    private final boolean wanted;

    /** Those to be started: at first all, and those that were stopped here. Others that do not run have given up. */
    private final Set<MessageListenerContainer> waiting = new LinkedHashSet<>();

    private Thread thread;
    private boolean running;

    /** How listeners join a group. */
    @FunctionalInterface
    interface Joining {

        /** As {@link GroupProtocol#settle}. */
        Properties settle(String group) throws InterruptedException;
    }

    ListenerKeeper(
            ObjectProvider<KafkaListenerEndpointRegistry> registries,
            ObjectProvider<ListenerGate> gates,
            Joining joining,
            boolean wanted) {
        this.registries = registries;
        this.gates = gates;
        this.joining = joining;
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
            waiting.addAll(listeners);
            while (!listeners.isEmpty()) {
                try {
                    listenUntilKafkaIsAway(listeners);
                } catch (RuntimeException e) {
                    LOG.error("Listeners cannot be kept listening; again in a second", e);
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void listenUntilKafkaIsAway(List<MessageListenerContainer> listeners) throws InterruptedException {
        startWaiting();
        var contact = new BrokerContact();
        while (true) {
            Thread.sleep(BrokerContact.BETWEEN_LOOKS);
            // One that does not run has given up for good: ListenersHealth.
            var listening = listeners.stream()
                    .filter(MessageListenerContainer::isRunning)
                    .toList();
            if (!listening.isEmpty() && contact.isLost(metrics(listening))) {
                LOG.warn("Kafka is away; nobody listens until it answers");
                stop(listening);
                return;
            }
        }
    }

    private static List<Metric> metrics(List<MessageListenerContainer> listeners) {
        return listeners.stream()
                .flatMap(listener -> listener.metrics().values().stream())
                .<Metric>flatMap(metrics -> metrics.values().stream())
                .toList();
    }

    /** Waits until they have dealt with what they had received. */
    private void stop(List<MessageListenerContainer> listeners) throws InterruptedException {
        waiting.addAll(listeners);
        var running = new CountDownLatch(listeners.size());
        listeners.forEach(listener -> listener.stop(running::countDown));
        if (!running.await(STOP_MINUTES, TimeUnit.MINUTES)) {
            throw new IllegalStateException(
                    running.getCount() + " of " + listeners.size() + " listeners did not stop in minutes");
        }
    }

    /** One that cannot start keeps no other from it. */
    private void startWaiting() throws InterruptedException {
        RuntimeException failure = null;
        for (var listener : List.copyOf(waiting)) {
            try {
                startAnew(listener);
                waiting.remove(listener);
            } catch (RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private void startAnew(MessageListenerContainer listener) throws InterruptedException {
        if (listener.isRunning()) {
            return;
        }
        if (listener.isChildRunning()) {
            throw new IllegalStateException(
                    listener.getListenerId() + " still deals with what it received before it was stopped");
        }
        settle(listener);
        synchronized (this) {
            if (running) {
                try {
                    listener.start();
                } catch (RuntimeException e) {
                    // It says that it runs before it does.
                    listener.stop(() -> {});
                    throw e;
                }
            }
        }
    }

    private void settle(MessageListenerContainer listener) throws InterruptedException {
        while (true) {
            try {
                var settled = joining.settle(listener.getGroupId());
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
