package org.aemberlog.match.kafka;

import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.match.Outbox;
import org.aemberlog.support.broker.Topics;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Sends intents to the topic {@code match-intents}. */
@Component
class KafkaOutbox implements Outbox {

    private final KafkaTemplate<String, byte[]> kafka;

    KafkaOutbox(KafkaTemplate<String, byte[]> kafka) {
        this.kafka = kafka;
    }

    /** Kafka's producer blocks while it looks for the brokers, so no event loop may call it. */
    @Override
    public Mono<Void> send(IntentRecord intent) {
        var key = intent.match().value();
        return Mono.defer(() -> Mono.fromFuture(kafka.send(Topics.INTENTS, key, Canonical.bytes(intent)), true))
                .subscribeOn(Schedulers.boundedElastic())
                .then();
    }
}
