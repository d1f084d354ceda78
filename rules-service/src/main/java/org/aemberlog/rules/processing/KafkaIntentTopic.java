package org.aemberlog.rules.processing;

import org.aemberlog.support.broker.Topics;
import org.springframework.kafka.core.KafkaAdmin;
import org.springframework.stereotype.Component;

/** The topic on the broker that is connected, asked for again when the partitions change hands or their offsets go back. */
@Component
class KafkaIntentTopic implements IntentTopic {

    private final KafkaAdmin admin;
    private String known;

    KafkaIntentTopic(KafkaAdmin admin) {
        this.admin = admin;
    }

    @Override
    public synchronized String id() {
        if (known == null) {
            var topics = admin.describeTopics(Topics.INTENTS);
            known = topics.get(Topics.INTENTS).topicId().toString();
        }
        return known;
    }

    @Override
    public synchronized void forget() {
        known = null;
    }
}
