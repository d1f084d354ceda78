package org.aemberlog.replay.results;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.core.annotation.Order;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** The topic {@code match-results}. Who reads it may get a result again, with the same id. */
@Component
@Order(1)
class ResultTopic implements Channel {

    private static final int TIMEOUT_SECONDS = 60;

    private final KafkaTemplate<String, byte[]> kafka;

    ResultTopic(KafkaTemplate<String, byte[]> kafka) {
        this.kafka = kafka;
    }

    @Override
    public void tell(List<Result> results) {
        var sent = results.stream().map(result -> kafka.send(record(result)));
        CompletableFuture.allOf(sent.toArray(CompletableFuture<?>[]::new))
                .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /** A CloudEvent in binary mode: its attributes are headers. */
    static ProducerRecord<String, byte[]> record(Result result) {
        var record = new ProducerRecord<>(Topics.RESULTS, result.match().value(), Canonical.bytes(result));
        header(record, "ce_specversion", "1.0");
        header(record, "ce_id", result.id());
        header(record, "ce_source", "/replay-service");
        header(record, "ce_type", "org.aemberlog.result.v1");
        header(record, "ce_time", Instant.ofEpochMilli(result.endedAt()).toString());
        header(record, "content-type", "application/json");
        return record;
    }

    private static void header(ProducerRecord<String, byte[]> record, String name, String value) {
        record.headers().add(name, value.getBytes(UTF_8));
    }
}
