package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.springframework.kafka.core.ConsumerFactory;

/** A follower of a group takes every record from where the group was when it began. */
class TopicFollowerTest {

    private static final TopicPartition PARTITION = new TopicPartition("topic", 0);
    private static final int RECORDS = 10;

    private final List<Long> taken = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger consumers = new AtomicInteger();
    private volatile long group = 2;

    @Test
    void whatOthersTakeWhileItCannotReadIsNotLeftOut() {
        try (var follower = TopicFollower.fromWhereAnyCame(
                "follower", new Brokers(), PARTITION.topic(), "group", begun::incrementAndGet, this::take)) {
            await().until(() -> taken.size() == RECORDS - 2);
            assertThat(taken).isEqualTo(LongStream.range(2, RECORDS).boxed().toList());
            assertThat(consumers).hasValueGreaterThan(1);
            assertThat(begun).hasValue(1);
            await().until(() -> follower.trouble().isEmpty());
        }
    }

    private void take(ConsumerRecords<String, byte[]> records) {
        records.forEach(record -> taken.add(record.offset()));
    }

    /** Brokers that the first consumer loses after three records, while another of its group reads all. */
    private final class Brokers implements ConsumerFactory<String, byte[]> {

        @Override
        public Consumer<String, byte[]> createConsumer(String groupId, String suffix) {
            var consumer = new MockConsumer<String, byte[]>("earliest") {
                @Override
                public synchronized void assign(Collection<TopicPartition> partitions) {
                    super.assign(partitions);
                    // Kafka remembers for a group where it is.
                    commitSync(Map.of(PARTITION, new OffsetAndMetadata(group)));
                }
            };
            var node = new Node(1, "localhost", 1);
            consumer.updatePartitions(
                    PARTITION.topic(),
                    List.of(new PartitionInfo(PARTITION.topic(), 0, node, new Node[] {node}, new Node[] {node})));
            consumer.updateBeginningOffsets(Map.of(PARTITION, 0L));
            consumer.updateEndOffsets(Map.of(PARTITION, (long) RECORDS));
            boolean first = consumers.getAndIncrement() == 0;
            consumer.schedulePollTask(() -> {
                IntStream.range(0, first ? 5 : RECORDS)
                        .mapToObj(offset -> new ConsumerRecord<>(PARTITION.topic(), 0, offset, "key", new byte[0]))
                        .forEach(consumer::addRecord);
            });
            if (first) {
                consumer.schedulePollTask(() -> {
                    group = RECORDS;
                    consumer.setPollException(new KafkaException("The brokers are away"));
                });
            }
            return consumer;
        }

        @Override
        public boolean isAutoCommit() {
            return false;
        }

        @Override
        public Map<String, Object> getConfigurationProperties() {
            return Map.of();
        }

        @Override
        public Consumer<String, byte[]> createConsumer(String group, String prefix, String suffix) {
            return createConsumer(group, suffix);
        }

        @Override
        public Consumer<String, byte[]> createConsumer(
                String group, String prefix, String suffix, Properties properties) {
            return createConsumer(group, suffix);
        }
    }
}
