package org.aemberlog.rules.processing;

import org.aemberlog.support.broker.CardPoolReader;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

/** Lets intents in once the card definitions are known, and never gives one up for I/O trouble. */
@Configuration(proxyBeanMethods = false)
class ListenerStarter {

    private final KafkaListenerEndpointRegistry listeners;
    private final CardPoolReader pool;

    ListenerStarter(KafkaListenerEndpointRegistry listeners, CardPoolReader pool) {
        this.listeners = listeners;
        this.pool = pool;
    }

    @EventListener(ApplicationReadyEvent.class)
    void open() {
        Thread.ofVirtual().name("opening").start(this::openWhenReady);
    }

    private void openWhenReady() {
        try {
            pool.awaitReady();
            listeners.getListenerContainer(IntentListener.ID).start();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Bean
    static CommonErrorHandler errorHandler() {
        var backOff = new ExponentialBackOff(100, 2);
        backOff.setMaxInterval(5_000);
        backOff.setMaxElapsedTime(Long.MAX_VALUE);
        return new DefaultErrorHandler(null, backOff);
    }
}
