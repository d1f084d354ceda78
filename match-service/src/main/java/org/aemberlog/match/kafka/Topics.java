package org.aemberlog.match.kafka;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** The topics that match-service reads and writes (docs/contracts.md). */
@Configuration(proxyBeanMethods = false)
public class Topics {

    public static final String INTENTS = "match-intents";
    public static final String EVENTS = "match-events";
    public static final String REJECTIONS = "match-rejections";
    public static final String CARD_POOLS = "card-pools";

    /** How topics are made when they are not there yet. */
    @ConfigurationProperties("aemberlog.kafka")
    public record Layout(int partitions, short replicationFactor) {}

    @Bean
    NewTopics matchTopics(Layout layout) {
        return new NewTopics(
                topic(INTENTS, layout),
                topic(EVENTS, layout),
                topic(REJECTIONS, layout),
                TopicBuilder.name(CARD_POOLS)
                        .partitions(1)
                        .replicas(layout.replicationFactor())
                        .compact()
                        .build());
    }

    private static NewTopic topic(String name, Layout layout) {
        return TopicBuilder.name(name)
                .partitions(layout.partitions())
                .replicas(layout.replicationFactor())
                .build();
    }
}
