package org.aemberlog.support.broker;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.MessageListenerContainer;

/**
 * Whether nobody who listens to a topic gave up, such as one that Kafka fenced off because another
 * has its name. Those give up for good: without this the service would look well and hear nothing.
 */
final class ListenersHealth implements HealthIndicator {

    private final ObjectProvider<KafkaListenerEndpointRegistry> listeners;

    ListenersHealth(ObjectProvider<KafkaListenerEndpointRegistry> listeners) {
        this.listeners = listeners;
    }

    @Override
    public Health health() {
        var gaveUp = listeners.stream()
                .flatMap(all -> all.getListenerContainers().stream())
                .filter(listener -> !listener.isInExpectedState())
                .map(MessageListenerContainer::getGroupId)
                .toList();
        return gaveUp.isEmpty()
                ? Health.up().build()
                : Health.down().withDetail("gaveUp", gaveUp).build();
    }
}
