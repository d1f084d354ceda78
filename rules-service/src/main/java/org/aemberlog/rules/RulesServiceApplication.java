package org.aemberlog.rules;

import java.time.InstantSource;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.rules.processing.Engine;
import org.aemberlog.support.broker.CardPoolReader;
import org.aemberlog.support.broker.Topics;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;
import org.springframework.scheduling.annotation.EnableScheduling;
import tools.jackson.databind.json.JsonMapper;

/** Starts rules-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
@EnableScheduling
public class RulesServiceApplication {

    /** Starts the service on its own. */
    public static void main(String[] arguments) {
        new SpringApplicationBuilder(RulesServiceApplication.class)
                .properties("spring.config.name=rules-service")
                .run(arguments);
    }

    @Bean
    CardPoolReader pool(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        return new CardPoolReader(consumers, json);
    }

    @Bean
    Engine engine(CardPoolReader pool) {
        return Engine.of(new Rules(pool));
    }

    @Bean
    NewTopics topics(Topics.Layout layout) {
        return layout.topics(
                Topics.INTENTS, Topics.EVENTS, Topics.HEADS, Topics.REJECTIONS, Topics.DEAD_LETTERS, Topics.CARD_POOLS);
    }

    @Bean
    InstantSource time() {
        return InstantSource.system();
    }
}
