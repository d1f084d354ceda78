package org.aemberlog.replay.audit;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.audit.PinnedCards;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Keeps what replay files are made of beside the commits: signed heads and card definitions. */
@Component
class AuditListener {

    private static final Logger LOG = LoggerFactory.getLogger(AuditListener.class);
    private static final String MANIFEST = "manifest";

    private final Heads heads;
    private final Definitions definitions;
    private final JsonMapper json;
    private final Counter damaged;

    AuditListener(Heads heads, Definitions definitions, JsonMapper json, MeterRegistry meters) {
        this.heads = heads;
        this.definitions = definitions;
        this.json = json;
        this.damaged = meters.counter("aemberlog.damaged.records");
    }

    @KafkaListener(groupId = "replay-service-heads", topics = Topics.HEADS, autoStartup = "false")
    void takeHeads(List<ConsumerRecord<String, byte[]>> records) {
        for (var record : records) {
            SignedHead head;
            try {
                head = Plain.read(SignedHead.class, json.readValue(record.value(), Map.class));
            } catch (RuntimeException e) {
                leaveOut(record, e);
                continue;
            }
            heads.keep(head);
        }
    }

    @KafkaListener(groupId = "replay-service-definitions", topics = Topics.CARD_POOLS, autoStartup = "false")
    void takeDefinitions(List<ConsumerRecord<String, byte[]>> records) {
        var pinned = new HashMap<String, Map<?, ?>>();
        for (var record : records) {
            if (record.key().equals(MANIFEST)) {
                continue;
            }
            try {
                Map<?, ?> definition = json.readValue(record.value(), Map.class);
                PinnedCards.requirePinned(record.key(), definition);
                pinned.put(record.key(), definition);
            } catch (RuntimeException e) {
                leaveOut(record, e);
            }
        }
        definitions.keep(pinned);
    }

    private void leaveOut(ConsumerRecord<String, byte[]> record, RuntimeException why) {
        damaged.increment();
        LOG.error(
                "Record {}/{}@{} cannot be read and is skipped: {}",
                record.topic(),
                record.partition(),
                record.offset(),
                why.getMessage());
    }
}
