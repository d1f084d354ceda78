package org.aemberlog.support.broker;

import org.springframework.kafka.config.ContainerCustomizer;
import org.springframework.kafka.listener.BatchMessageListener;
import org.springframework.kafka.listener.ConcurrentMessageListenerContainer;
import org.springframework.kafka.listener.adapter.BatchMessagingMessageListenerAdapter;

/**
 * Listeners are methods that take records, no more. Spring takes each such method for one that may want to seek, and
 * asks for the position of each partition it is given. A consumer that is being stopped gets no answer to that: it would
 * hold up its matches for twenty seconds, until it gives up.
 */
final class WithoutSeeking
        implements ContainerCustomizer<Object, Object, ConcurrentMessageListenerContainer<Object, Object>> {

    @Override
    public void configure(ConcurrentMessageListenerContainer<Object, Object> container) {
        var properties = container.getContainerProperties();
        if (properties.getMessageListener() instanceof BatchMessagingMessageListenerAdapter<?, ?> adapter) {
            properties.setMessageListener(taking(adapter));
        }
    }

    @SuppressWarnings("unchecked")
    private static BatchMessageListener<Object, Object> taking(BatchMessagingMessageListenerAdapter<?, ?> adapter) {
        var batch = (BatchMessagingMessageListenerAdapter<Object, Object>) adapter;
        return records -> batch.onMessage(records, null, null);
    }
}
