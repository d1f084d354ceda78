package org.aemberlog.match.kafka;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Receives what the rules say. Every instance of this service receives all of it. */
@Component
class KafkaFeed {

    private static final Logger LOG = LoggerFactory.getLogger(KafkaFeed.class);

    private final CommitDispatcher dispatcher;
    private final JsonMapper json;

    KafkaFeed(CommitDispatcher dispatcher, JsonMapper json) {
        this.dispatcher = dispatcher;
        this.json = json;
    }

    @KafkaListener(groupId = "match-service-${aemberlog.match.instance}-events", topics = Topics.EVENTS)
    void events(List<ConsumerRecord<String, byte[]>> records) {
        dispatcher.take(read(Commits::read, records));
    }

    @KafkaListener(groupId = "match-service-${aemberlog.match.instance}-rejections", topics = Topics.REJECTIONS)
    void rejections(List<ConsumerRecord<String, byte[]>> records) {
        read(plain -> Plain.read(RejectionRecord.class, plain), records).forEach(dispatcher::take);
    }

    private <T> List<T> read(Function<Map<?, ?>, T> form, List<ConsumerRecord<String, byte[]>> records) {
        return records.stream()
                .map(each -> read(form, each))
                .filter(Objects::nonNull)
                .toList();
    }

    /** A record that cannot be read will not be readable later; the others must not wait for it. */
    private <T> T read(Function<Map<?, ?>, T> form, ConsumerRecord<String, byte[]> from) {
        try {
            return form.apply(json.readValue(from.value(), Map.class));
        } catch (RuntimeException e) {
            LOG.error("{}-{}@{} cannot be read and is skipped", from.topic(), from.partition(), from.offset(), e);
            return null;
        }
    }
}
