package org.aemberlog.match.cards;

import org.aemberlog.support.broker.CardPoolReader;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.ConsumerFactory;
import tools.jackson.databind.json.JsonMapper;

/** The definitions of all cards, as deck-service publishes them. */
@Configuration(proxyBeanMethods = false)
class CardsConfiguration {

    @Bean
    CardPoolReader pool(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        return new CardPoolReader(consumers, json);
    }
}
