package org.aemberlog.match.cards;

import org.aemberlog.backing.broker.PoolReader;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.ConsumerFactory;
import tools.jackson.databind.json.JsonMapper;

/** The definitions of all cards, as deck-service publishes them. */
@Configuration(proxyBeanMethods = false)
class CardsConfiguration {

    @Bean
    PoolReader pool(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        return new PoolReader(consumers, json);
    }
}
