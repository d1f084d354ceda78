package org.aemberlog.deck.pool;

import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.wire.Canonical;
import org.apache.kafka.clients.admin.NewTopic;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationStartedEvent;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/**
 * Publishes every definition under its pinned name when the service starts. A name holds the hash
 * of its content, so publishing again changes nothing.
 */
@Component("pool")
class PoolPublisher implements HealthIndicator {

    static final String TOPIC = "card-pools";

    private static final Logger LOG = LoggerFactory.getLogger(PoolPublisher.class);
    private static final int PATIENCE_SECONDS = 60;

    private final CardPool pool;
    private final KafkaTemplate<String, byte[]> kafka;
    private volatile boolean published;

    PoolPublisher(CardPool pool, KafkaTemplate<String, byte[]> kafka) {
        this.pool = pool;
        this.kafka = kafka;
    }

    /** How the topic is made when it is not there yet. */
    @ConfigurationProperties("aemberlog.kafka")
    record Layout(int partitions, short replicationFactor) {}

    /** Makes the topic. */
    @Configuration(proxyBeanMethods = false)
    static class PoolTopic {
        @Bean
        NewTopic cardPools(Layout layout) {
            return TopicBuilder.name(TOPIC)
                    .partitions(1)
                    .replicas(layout.replicationFactor())
                    .compact()
                    .build();
        }
    }

    @EventListener(ApplicationStartedEvent.class)
    void publish() {
        var sent = new ArrayList<CompletableFuture<?>>();
        pool.pinned().forEach((name, card) -> sent.add(kafka.send(TOPIC, name, Canonical.bytes(card))));
        CompletableFuture.allOf(sent.toArray(CompletableFuture<?>[]::new))
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
        LOG.info("{} card definitions are published", sent.size());
        published = true;
    }

    @Override
    public Health health() {
        return (published ? Health.up() : Health.outOfService()).build();
    }
}
