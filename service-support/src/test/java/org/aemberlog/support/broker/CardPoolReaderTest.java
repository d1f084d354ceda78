package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.json.Canonical;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.contributor.Status;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import tools.jackson.databind.json.JsonMapper;

/** Whatever Kafka does, the pool is read on, and nobody is told that all is well meanwhile. */
class CardPoolReaderTest {

    private static final TopicPartition POOLS = new TopicPartition(Topics.CARD_POOLS, 0);

    private final List<Topic> opened = new CopyOnWriteArrayList<>();
    private volatile boolean rejecting;
    private volatile boolean silent;
    private final CardPoolReader reader = new CardPoolReader(new Consumers(), new JsonMapper());

    /** A consumer of a topic with one definition and the manifest that lists it. */
    private final class Topic extends MockConsumer<String, byte[]> {

        private Topic() {
            super("earliest");
            updatePartitions(Topics.CARD_POOLS, List.of(new PartitionInfo(Topics.CARD_POOLS, 0, null, null, null)));
            updateBeginningOffsets(Map.of(POOLS, 0L));
            updateEndOffsets(Map.of(POOLS, 2L));
            schedulePollTask(() -> {
                send(0, "troll@1", definition());
                send(1, "manifest", Map.of("definitions", List.of("troll@1"), "cards", List.of()));
            });
        }

        private void send(long offset, String key, Object value) {
            addRecord(new ConsumerRecord<>(POOLS.topic(), 0, offset, key, Canonical.bytes(value)));
        }

        @Override
        public Map<TopicPartition, Long> endOffsets(Collection<TopicPartition> partitions, Duration timeout) {
            if (silent) {
                throw new TimeoutException("no broker answers");
            }
            return super.endOffsets(partitions, timeout);
        }
    }

    private final class Consumers extends DefaultKafkaConsumerFactory<String, byte[]> {

        private Consumers() {
            super(Map.of());
        }

        @Override
        public Consumer<String, byte[]> createConsumer(String group, String prefix, String suffix, Properties more) {
            if (rejecting) {
                throw new KafkaException("no broker is known");
            }
            var topic = new Topic();
            opened.add(topic);
            return topic;
        }
    }

    private static CardDefinition definition() {
        return new CardDefinition("troll", "Troll", CardType.CREATURE, 8, 0, List.of(), List.of(), List.of());
    }

    @AfterEach
    void stop() {
        reader.stop();
        await().until(() -> opened.stream().allMatch(MockConsumer::closed));
    }

    private void awaitStatus(Status status) {
        await().until(() -> reader.health().getStatus().equals(status));
    }

    @Test
    void aReaderThatBreaksBeginsAnewAndSaysMeanwhileThatItCannotRead() {
        reader.start();
        awaitStatus(Status.UP);
        rejecting = true;
        opened.getFirst().setPollException(new KafkaException("broken"));
        awaitStatus(Status.OUT_OF_SERVICE);
        assertThat(reader.health().getDetails()).containsKey("trouble");
        assertThat(reader.find("troll@1")).as("what is known stays known").isPresent();
        rejecting = false;
        awaitStatus(Status.UP);
        assertThat(opened).hasSize(2);
    }

    @Test
    void brokersThatSayNothingAreNoticed() {
        silent = true;
        reader.start();
        await().ignoreExceptions().until(() -> reader.find("troll@1").isPresent());
        awaitStatus(Status.OUT_OF_SERVICE);
        silent = false;
        awaitStatus(Status.UP);
    }

    @Test
    void aBrokerThatIsAwayAtTheStartIsWaitedFor() {
        rejecting = true;
        reader.start();
        await().until(() -> reader.health().getDetails().containsKey("trouble"));
        rejecting = false;
        awaitStatus(Status.UP);
    }
}
