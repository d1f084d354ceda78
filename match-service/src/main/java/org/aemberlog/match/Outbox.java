package org.aemberlog.match;

import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.wire.Canonical;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Sends intents on their way to the rules. */
@Component
public class Outbox {

    private final KafkaTemplate<String, byte[]> kafka;

    Outbox(KafkaTemplate<String, byte[]> kafka) {
        this.kafka = kafka;
    }

    /** Completes when Kafka has the intent. */
    public Mono<Void> send(IntentRecord intent) {
        return Mono.fromFuture(
                        () ->
                                kafka.send(
                                        Topics.INTENTS,
                                        intent.match().value(),
                                        Canonical.bytes(intent)))
                .then();
    }
}
