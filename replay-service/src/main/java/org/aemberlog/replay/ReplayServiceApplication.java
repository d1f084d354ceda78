package org.aemberlog.replay;

import org.aemberlog.support.broker.Topics;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** Starts replay-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class ReplayServiceApplication {

    /** Starts the service on its own. */
    public static void main(String[] arguments) {
        new SpringApplicationBuilder(ReplayServiceApplication.class)
                .properties("spring.config.name=replay-service")
                .run(arguments);
    }

    @Bean
    NewTopics topics(Topics.Layout layout) {
        return layout.topics(Topics.EVENTS, Topics.HEADS, Topics.RESULTS, Topics.CARD_POOLS);
    }
}
