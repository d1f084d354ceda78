package org.aemberlog.match.kafka;

import org.aemberlog.support.broker.Topics;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

/** The topics that the players' door reads and writes, and what to do while the store is away. */
@Configuration(proxyBeanMethods = false)
class StoreRetries {

    private static final long FIRST_PAUSE_MILLIS = 100;
    private static final long LONGEST_PAUSE_MILLIS = 5_000;

    @Bean
    NewTopics topics(Topics.Layout layout) {
        return layout.topics(Topics.INTENTS, Topics.EVENTS, Topics.REJECTIONS, Topics.CARD_POOLS);
    }

    /** A batch is tried until it is stored: giving up would leave a hole in every stream. */
    @Bean
    CommonErrorHandler untilStored() {
        var pauses = new ExponentialBackOff(FIRST_PAUSE_MILLIS, 2);
        pauses.setMaxInterval(LONGEST_PAUSE_MILLIS);
        return new DefaultErrorHandler(pauses);
    }
}
