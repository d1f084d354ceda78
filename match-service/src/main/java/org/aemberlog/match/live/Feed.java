package org.aemberlog.match.live;

import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.Topics;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Receives what the rules say. Every instance of this service receives all of it. */
@Component
class Feed {

    private final LiveBook book;
    private final JsonMapper json;

    Feed(LiveBook book, JsonMapper json) {
        this.book = book;
        this.json = json;
    }

    @KafkaListener(
            groupId = "match-service-${aemberlog.match.instance}-events",
            topics = Topics.EVENTS)
    void events(List<byte[]> values) {
        book.take(values.stream().map(value -> read(Commit.class, value)).toList());
    }

    @KafkaListener(
            groupId = "match-service-${aemberlog.match.instance}-rejections",
            topics = Topics.REJECTIONS)
    void rejections(List<byte[]> values) {
        values.forEach(value -> book.take(read(RejectionRecord.class, value)));
    }

    private <T> T read(Class<T> type, byte[] value) {
        return Plain.read(type, json.readValue(value, Map.class));
    }
}
