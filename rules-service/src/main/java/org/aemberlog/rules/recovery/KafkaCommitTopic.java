package org.aemberlog.rules.recovery;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.rules.processing.Publisher;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.stereotype.Component;

/** The topic on the broker that is connected. */
@Component
class KafkaCommitTopic implements CommitTopic {

    private static final Logger LOG = LoggerFactory.getLogger(KafkaCommitTopic.class);
    private static final Duration LOOK = Duration.ofSeconds(5);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final ConsumerFactory<String, byte[]> consumers;

    KafkaCommitTopic(ConsumerFactory<String, byte[]> consumers) {
        this.consumers = consumers;
    }

    @Override
    public Reading open() {
        return new KafkaReading(consumers.createConsumer("rules-service-recovery", ""));
    }

    private record KafkaReading(Consumer<String, byte[]> consumer) implements Reading {

        @Override
        public List<Partition> partitions() {
            var found = consumer.partitionsFor(Topics.EVENTS, LOOK).stream()
                    .map(it -> new TopicPartition(Topics.EVENTS, it.partition()))
                    .toList();
            var first = consumer.beginningOffsets(found, LOOK);
            var end = consumer.endOffsets(found, LOOK);
            return found.stream()
                    .map(it -> new Partition(it.partition(), first.get(it), end.get(it)))
                    .toList();
        }

        @Override
        public List<SealedCommit> read(int number, long from, long to) {
            var partition = new TopicPartition(Topics.EVENTS, number);
            consumer.assign(List.of(partition));
            consumer.seek(partition, from);
            var commits = new ArrayList<SealedCommit>();
            long end = System.nanoTime() + LONGEST.toNanos();
            while (consumer.position(partition, LOOK) < to) {
                if (System.nanoTime() > end) {
                    throw new TimeoutException(partition + " gave nothing up to offset " + to + " for " + LONGEST);
                }
                for (var record : consumer.poll(LOOK)) {
                    if (record.offset() < to && record.headers().lastHeader(Publisher.AGAIN) == null) {
                        commit(record).ifPresent(commits::add);
                    }
                }
            }
            return commits;
        }

        private static Optional<SealedCommit> commit(ConsumerRecord<String, byte[]> record) {
            try {
                return Optional.of(Commits.read(new String(record.value(), UTF_8)));
            } catch (RuntimeException e) {
                LOG.warn("Record {}@{} of {} is no commit", record.partition(), record.offset(), record.topic(), e);
                return Optional.empty();
            }
        }

        @Override
        public void close() {
            consumer.close();
        }
    }
}
