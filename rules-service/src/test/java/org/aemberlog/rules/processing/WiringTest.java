package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.InstantSource;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.problems.ReadableDocuments;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory;

/** What Kafka tells about partitions reaches those who have to know. */
@OnRealParts
class WiringTest {

    @Test
    void theIntakeIsToldWhenPartitionsChangeHands() {
        try (var database = new Database()) {
            new ApplicationContextRunner()
                    .withConfiguration(AutoConfigurations.of(KafkaAutoConfiguration.class))
                    .withInitializer(context -> context.getBeanFactory()
                            .setConversionService(ApplicationConversionService.getSharedInstance()))
                    .withPropertyValues(
                            "aemberlog.live.matches=1", "aemberlog.live.idle=10m", "aemberlog.snapshots.every=1")
                    .withBean(ReactiveMongoDatabaseFactory.class, database::factory)
                    .withBean(MeterRegistry.class, SimpleMeterRegistry::new)
                    .withBean(ReadableDocuments.class)
                    .withBean(InstantSource.class, InstantSource::system)
                    .withUserConfiguration(Remembering.class)
                    .run(context -> assertThat(listenerOf(context)).isSameAs(context.getBean(RebalanceListener.class)));
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ComponentScan(basePackageClasses = EventStore.class)
    @Import({RebalanceListener.class, KafkaIntentTopic.class, Redelivery.class})
    static class Remembering {}

    private static ConsumerRebalanceListener listenerOf(ApplicationContext context) {
        return context.getBean(ConcurrentKafkaListenerContainerFactory.class)
                .getContainerProperties()
                .getConsumerRebalanceListener();
    }
}
