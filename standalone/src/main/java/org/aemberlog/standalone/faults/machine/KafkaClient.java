package org.aemberlog.standalone.faults.machine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.rules.processing.Publisher;
import org.aemberlog.support.broker.ProducerSettings;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import tools.jackson.databind.json.JsonMapper;

/** The bots' end of Kafka: intents go out, and everything that comes back is heard. */
public final class KafkaClient implements AutoCloseable {

    private static final Duration CLOSING = Duration.ofSeconds(5);

    private final JsonMapper json = JsonMapper.builder().build();
    private final KafkaProducer<String, byte[]> producer;
    private final KafkaConsumer<String, byte[]> consumer;

    /** Hears what comes from now on. */
    public KafkaClient(String bootstrapServers) {
        producer = new KafkaProducer<>(
                ProducerSettings.at(bootstrapServers, "faults"), new StringSerializer(), new ByteArraySerializer());
        consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrapServers,
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false),
                new StringDeserializer(),
                new ByteArrayDeserializer());
        var partitions = new ArrayList<TopicPartition>();
        for (var topic : List.of(Topics.EVENTS, Topics.REJECTIONS)) {
            consumer.partitionsFor(topic).forEach(one -> partitions.add(new TopicPartition(topic, one.partition())));
        }
        consumer.assign(partitions);
        consumer.seekToEnd(partitions);
        partitions.forEach(consumer::position);
    }

    /** Sends an intent; whether it arrived is told by its answer only. */
    public void send(IntentRecord intent) {
        producer.send(new ProducerRecord<>(Topics.INTENTS, intent.match().value(), Canonical.bytes(intent)));
    }

    /**
     * Puts a commit on the topic that the other services read, as rules-service would, and says that it was
     * sent again: it is in no event store, which would count as too old otherwise.
     */
    public void publish(SealedCommit sealed) {
        var match = sealed.commit().match().value();
        var record = new ProducerRecord<String, byte[]>(Topics.EVENTS, match, sealed.bytes());
        record.headers().add(Publisher.AGAIN, "true".getBytes(UTF_8));
        producer.send(record);
    }

    /** Waits a moment for answers and hands them on. */
    public void listen(Consumer<Commit> commits, Consumer<RejectionRecord> rejections) {
        for (var record : consumer.poll(Duration.ofMillis(20))) {
            if (record.topic().equals(Topics.EVENTS)) {
                commits.accept(Commits.read(new String(record.value(), UTF_8)).commit());
            } else {
                rejections.accept(Plain.read(RejectionRecord.class, json.readValue(record.value(), Map.class)));
            }
        }
    }

    @Override
    public void close() {
        producer.close(CLOSING);
        consumer.close();
    }
}
