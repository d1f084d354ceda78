package org.aemberlog.match.kafka;

import org.aemberlog.support.broker.Topics;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** The topics that the players' door reads and writes. */
@Configuration(proxyBeanMethods = false)
class MatchTopics {

    @Bean
    NewTopics topics(Topics.Layout layout) {
        return layout.topics(Topics.INTENTS, Topics.EVENTS, Topics.REJECTIONS, Topics.CARD_POOLS);
    }
}
