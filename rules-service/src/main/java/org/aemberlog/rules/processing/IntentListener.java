package org.aemberlog.rules.processing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.rules.live.RecordPosition;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Receives intents in batches. The offsets are committed only after everything has been stored and
 * sent, so an intent is delivered at least once and has its effect exactly once.
 */
@Component
class IntentListener {

    private static final Logger LOG = LoggerFactory.getLogger(IntentListener.class);

    private final IntentBatchProcessor processor;
    private final IntentMetrics metrics;
    private final Publisher publisher;
    private final IntentTopic topic;
    private final JsonMapper json;
    private final Map<Integer, Long> offsets = new ConcurrentHashMap<>();

    IntentListener(
            IntentBatchProcessor processor,
            IntentMetrics metrics,
            Publisher publisher,
            IntentTopic topic,
            JsonMapper json) {
        this.processor = processor;
        this.metrics = metrics;
        this.publisher = publisher;
        this.topic = topic;
        this.json = json;
    }

    @KafkaListener(groupId = "rules-service", topics = Topics.INTENTS, autoStartup = "false")
    void receive(List<ConsumerRecord<String, byte[]>> records) {
        var received = new ArrayList<ReceivedIntent>(records.size());
        for (var record : records) {
            var place = place(record);
            try {
                received.add(new ReceivedIntent(read(record), place));
            } catch (RuntimeException e) {
                LOG.warn("Record {}@{} is not an intent: {}", record.partition(), record.offset(), e.getMessage());
                metrics.countDeadLetter();
                publisher.deadLetter(record, String.valueOf(e.getMessage()));
            }
        }
        var outcomes = processor.deal(received);
        metrics.count(outcomes);
        publisher.publish(outcomes);
    }

    /**
     * Offsets that go back are those of records that come once more, or of a topic that was made
     * anew without that partitions changed hands: Kafka is asked which.
     */
    private RecordPosition place(ConsumerRecord<String, byte[]> record) {
        var last = offsets.put(record.partition(), record.offset());
        if (last != null && record.offset() <= last) {
            topic.forget();
        }
        return new RecordPosition(topic.id(), record.partition(), record.offset(), record.timestamp());
    }

    private IntentRecord read(ConsumerRecord<String, byte[]> record) {
        var intent = Plain.read(IntentRecord.class, json.readValue(record.value(), Map.class));
        requireSame("The key", record.key(), intent.match().value());
        if (intent.intent() instanceof CreateMatch create) {
            requireSame(
                    "The match to create",
                    create.match().value(),
                    intent.match().value());
        }
        if (intent.intent() instanceof ForkMatch fork) {
            requireSame(
                    "The match to create", fork.match().value(), intent.match().value());
        }
        return intent;
    }

    private static void requireSame(String what, String found, String match) {
        if (!match.equals(found)) {
            throw new IllegalArgumentException(
                    what + " is '" + found + "' but the intent is about match '" + match + "'");
        }
    }
}
