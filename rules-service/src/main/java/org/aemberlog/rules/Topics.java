package org.aemberlog.rules;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** The topics that the rules read and write (docs/contracts.md). */
@Configuration(proxyBeanMethods = false)
public class Topics {

    public static final String INTENTS = "match-intents";
    public static final String EVENTS = "match-events";
    public static final String HEADS = "match-heads";
    public static final String REJECTIONS = "match-rejections";
    public static final String DEAD_LETTERS = "match-dead-letters";
    public static final String CARD_POOLS = "card-pools";

    /** How topics are made when they are not there yet. */
    @ConfigurationProperties("aemberlog.kafka")
    public record Layout(int partitions, short replicationFactor) {}

    @Bean
    NewTopics rulesTopics(Layout layout) {
        return new NewTopics(
                topic(INTENTS, layout),
                topic(EVENTS, layout),
                heads(layout),
                topic(REJECTIONS, layout),
                topic(DEAD_LETTERS, layout),
                TopicBuilder.name(CARD_POOLS)
                        .partitions(1)
                        .replicas(layout.replicationFactor())
                        .compact()
                        .build());
    }

    /** Compacted: the head of a match is one and stays, however often it was sent. */
    private static NewTopic heads(Layout layout) {
        return TopicBuilder.name(HEADS)
                .partitions(layout.partitions())
                .replicas(layout.replicationFactor())
                .compact()
                .build();
    }

    private static NewTopic topic(String name, Layout layout) {
        return TopicBuilder.name(name)
                .partitions(layout.partitions())
                .replicas(layout.replicationFactor())
                .build();
    }
}
