package org.aemberlog.support.broker;

import java.util.Collection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.MessageListenerContainer;

/**
 * Starts the listeners of a service once all that has to be so before is so and it is settled how they
 * join their groups, however late Kafka comes.
 */
final class ListenerStarter implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(ListenerStarter.class);
    private static final long PAUSE_MILLIS = 1_000;

    private final ObjectProvider<KafkaListenerEndpointRegistry> registries;
    private final ObjectProvider<ListenerGate> gates;
    private final GroupProtocol protocol;
    private final boolean wanted;
    private Thread thread;
    private boolean running;

    ListenerStarter(
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
            thread = Thread.ofVirtual().name("listener-starter").start(this::startListeners);
        }
    }

    private void startListeners() {
        try {
            for (var gate : gates) {
                gate.await();
            }
            for (var registry : registries) {
                startAll(registry.getListenerContainers());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void startAll(Collection<MessageListenerContainer> listeners) throws InterruptedException {
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
