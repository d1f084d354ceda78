package org.aemberlog.replay;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.config.TopicBuilder;

/** The topic that is replayed (docs/contracts.md). */
@Configuration(proxyBeanMethods = false)
public class Topics {

    public static final String EVENTS = "match-events";

    /** How the topic is made when it is not there yet. */
    @ConfigurationProperties("aemberlog.kafka")
    public record Layout(int partitions, short replicationFactor) {}

    @Bean
    NewTopic events(Layout layout) {
        return TopicBuilder.name(EVENTS)
                .partitions(layout.partitions())
                .replicas(layout.replicationFactor())
                .build();
    }
}
