package org.aemberlog.support.broker;

import java.util.Arrays;
import java.util.Set;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;

/** All topics (docs/contracts.md). */
public final class Topics {

    public static final String INTENTS = "match-intents";
    public static final String EVENTS = "match-events";
    public static final String HEADS = "match-heads";
    public static final String REJECTIONS = "match-rejections";
    public static final String DEAD_LETTERS = "match-dead-letters";
    public static final String RESULTS = "match-results";
    public static final String CARD_POOLS = "card-pools";

    /** The last record of a key stays: the head of a match is one, however often it was sent. */
    private static final Set<String> COMPACTED = Set.of(HEADS, CARD_POOLS);

    /** As much as MongoDB keeps in a document, so that no commit is stored and then cannot be sent. */
    private static final int MAX_BYTES = 16 << 20;

    private Topics() {}

    /** How topics are made when they are not there yet; card pools have one partition. */
    @ConfigurationProperties("aemberlog.kafka")
    public record Layout(int partitions, short replicationFactor) {

        /** The topics that a service reads and writes. */
        public NewTopics topics(String... names) {
            return new NewTopics(Arrays.stream(names).map(this::topic).toArray(NewTopic[]::new));
        }

        /** A topic. */
        public NewTopic topic(String name) {
            var topic = TopicBuilder.name(name)
                    .partitions(name.equals(CARD_POOLS) ? 1 : partitions)
                    .replicas(replicationFactor)
                    .config(TopicConfig.MAX_MESSAGE_BYTES_CONFIG, String.valueOf(MAX_BYTES));
            return (COMPACTED.contains(name) ? topic.compact() : topic).build();
        }
    }
}
