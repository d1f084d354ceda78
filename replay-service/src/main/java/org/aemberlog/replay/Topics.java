package org.aemberlog.replay;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** The topics that are replayed, what checks them and what came of them (docs/contracts.md). */
@Configuration(proxyBeanMethods = false)
public class Topics {

    public static final String EVENTS = "match-events";
    public static final String HEADS = "match-heads";
    public static final String RESULTS = "match-results";
    public static final String CARD_POOLS = "card-pools";

    /** How topics are made when they are not there yet. */
    @ConfigurationProperties("aemberlog.kafka")
    public record Layout(int partitions, short replicationFactor) {}

    @Bean
    NewTopics replayTopics(Layout layout) {
        return new NewTopics(
                topic(EVENTS, layout.partitions(), layout).build(),
                topic(HEADS, layout.partitions(), layout).compact().build(),
                topic(RESULTS, layout.partitions(), layout).build(),
                topic(CARD_POOLS, 1, layout).compact().build());
    }

    private static TopicBuilder topic(String name, int partitions, Layout layout) {
        return TopicBuilder.name(name).partitions(partitions).replicas(layout.replicationFactor());
    }
}
