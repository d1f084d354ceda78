package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.ConsumerFactory;

/** A listener is given its partitions without a question to the brokers, and what is in them. */
class WithoutSeekingTest {

    private static final TopicPartition PARTITION = new TopicPartition("topic", 0);

    /** A consumer to which a partition with one record is given; counts how often it is asked where it reads. */
    private static final class OneRecord extends MockConsumer<Object, Object> {

        private final AtomicInteger positions = new AtomicInteger();

        private OneRecord() {
            super("earliest");
            updateBeginningOffsets(Map.of(PARTITION, 0L));
            schedulePollTask(() -> {
                rebalance(List.of(PARTITION));
                addRecord(new ConsumerRecord<>("topic", 0, 0, "key", "value"));
            });
        }

        @Override
        public synchronized long position(TopicPartition partition) {
            positions.incrementAndGet();
            return super.position(partition);
        }
    }

    private record Consumers(OneRecord consumer) implements ConsumerFactory<Object, Object> {

        @Override
        public Consumer<Object, Object> createConsumer(
                String group, String clientIdPrefix, String clientIdSuffix, Properties properties) {
            return consumer;
        }

        @Override
        public boolean isAutoCommit() {
            return false;
        }

        @Override
        public Map<String, Object> getConfigurationProperties() {
            return Map.of("auto.offset.reset", "earliest");
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Listening {

        private final OneRecord consumer = new OneRecord();
        private final BlockingQueue<Object> taken = new LinkedBlockingQueue<>();

        @Bean
        ConsumerFactory<Object, Object> consumers() {
            return new Consumers(consumer);
        }

        @Bean
        WithoutSeeking withoutSeeking() {
            return new BrokerConfiguration().withoutSeeking();
        }

        @KafkaListener(groupId = "group", topics = "topic")
        void take(List<ConsumerRecord<Object, Object>> records) {
            records.forEach(record -> taken.add(record.value()));
        }
    }

    @Test
    void partitionsAreTakenWithoutAsking() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(KafkaAutoConfiguration.class))
                .withPropertyValues("spring.kafka.listener.type=batch")
                .withUserConfiguration(Listening.class)
                .run(context -> {
                    var listening = context.getBean(Listening.class);
                    assertThat(listening.taken.poll(30, TimeUnit.SECONDS)).isEqualTo("value");
                    assertThat(listening.consumer.positions).hasValue(0);
                });
    }
}
