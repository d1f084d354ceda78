package org.aemberlog.rules.processing;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.rules.processing.Outcome.Committed;
import org.aemberlog.rules.processing.Outcome.Rejected;
import org.aemberlog.rules.signing.Signing;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** Sends out what became of intents, and waits until Kafka has it. */
@Component
public class Publisher {

    /** The header of a commit that is sent out again, because somebody asked for it. */
    public static final String AGAIN = "again";

    private static final int TIMEOUT_SECONDS = 60;

    private final KafkaTemplate<String, byte[]> kafka;
    private final Signing signing;
    private final Timer publish;
    private final Timer lag;

    Publisher(KafkaTemplate<String, byte[]> kafka, Signing signing, MeterRegistry meters) {
        this.kafka = kafka;
        this.signing = signing;
        this.publish = meters.timer("aemberlog.publish");
        this.lag = meters.timer("aemberlog.publish.lag");
    }

    void publish(List<Outcome> outcomes) {
        publish.record(() -> send(outcomes));
        long now = System.currentTimeMillis();
        for (var outcome : outcomes) {
            if (outcome instanceof Committed c) {
                lag.record(Math.max(0, now - c.commit().at()), TimeUnit.MILLISECONDS);
            }
        }
    }

    /** Sends out again what was committed, and waits until Kafka has it; whoever knows it takes no notice. */
    public void again(List<SealedCommit> commits) {
        var records = commits.stream()
                .flatMap(it -> records(new Committed(it, false)))
                .toList();
        records.forEach(it -> header(it, AGAIN, "true"));
        deliver(records);
    }

    private void send(List<Outcome> outcomes) {
        deliver(outcomes.stream().flatMap(this::records).toList());
    }

    private void deliver(List<ProducerRecord<String, byte[]>> records) {
        var sent = records.stream().map(kafka::send).toArray(CompletableFuture<?>[]::new);
        // They have lingered for one another; there are no more to wait for.
        kafka.flush();
        CompletableFuture.allOf(sent)
                .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    private Stream<ProducerRecord<String, byte[]>> records(Outcome outcome) {
        var head = outcome instanceof Committed c ? signing.headOf(c.commit()) : Optional.<SignedHead>empty();
        return Stream.concat(Stream.of(record(outcome)), head.map(Publisher::record).stream());
    }

    private static ProducerRecord<String, byte[]> record(Outcome outcome) {
        return switch (outcome) {
            case Committed c -> event(c.sealed());
            case Rejected r ->
                new ProducerRecord<>(Topics.REJECTIONS, r.rejection().match().value(), Canonical.bytes(r.rejection()));
        };
    }

    private static ProducerRecord<String, byte[]> event(SealedCommit sealed) {
        var commit = sealed.commit();
        var match = commit.match().value();
        var record = new ProducerRecord<String, byte[]>(Topics.EVENTS, match, sealed.bytes());
        cloudEvent(record, match + "/" + commit.version(), "org.aemberlog.commit.v1");
        header(record, "ce_time", Instant.ofEpochMilli(commit.at()).toString());
        return record;
    }

    private static ProducerRecord<String, byte[]> record(SignedHead head) {
        var match = head.match().value();
        var record = new ProducerRecord<String, byte[]>(Topics.HEADS, match, Canonical.bytes(head));
        cloudEvent(record, match, "org.aemberlog.head.v1");
        return record;
    }

    /** A CloudEvent in binary mode: its attributes are headers. */
    private static void cloudEvent(ProducerRecord<String, byte[]> record, String id, String type) {
        header(record, "ce_specversion", "1.0");
        header(record, "ce_id", id);
        header(record, "ce_source", "/rules-service");
        header(record, "ce_type", type);
        header(record, "content-type", "application/json");
    }

    /** Sends on what is no intent, saying why and where it was found. */
    void deadLetter(ConsumerRecord<String, byte[]> record, String reason) {
        var dead = new ProducerRecord<>(Topics.DEAD_LETTERS, record.key(), record.value());
        header(dead, "reason", reason);
        header(dead, "from", record.topic() + "/" + record.partition() + "/" + record.offset());
        kafka.send(dead).orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
    }

    private static void header(ProducerRecord<String, byte[]> record, String name, String value) {
        record.headers().add(name, value.getBytes(UTF_8));
    }
}
