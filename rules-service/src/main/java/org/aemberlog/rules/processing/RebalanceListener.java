package org.aemberlog.rules.processing;

import java.util.Collection;
import java.util.stream.Collectors;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.rules.store.LiveMatches;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.springframework.kafka.listener.ConsumerAwareRebalanceListener;
import org.springframework.stereotype.Component;

/**
 * Forgets the matches of partitions that change hands. What is remembered of a match is only true
 * while nobody else owns it: after it went away and came back, a player would be rejected for a
 * position that is long past. Matches are loaded again by their next intent.
 */
@Component
class RebalanceListener implements ConsumerAwareRebalanceListener {

    private final LiveMatches live;
    private final Halts halts;
    private final IntentTopic topic;
    private final Redelivery redelivery;

    RebalanceListener(LiveMatches live, Halts halts, IntentTopic topic, Redelivery redelivery) {
        this.live = live;
        this.halts = halts;
        this.topic = topic;
        this.redelivery = redelivery;
    }

    @Override
    public void onPartitionsRevokedAfterCommit(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        forget(partitions);
    }

    @Override
    public void onPartitionsLost(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        forget(partitions);
    }

    @Override
    public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        forget(partitions);
    }

    private void forget(Collection<TopicPartition> partitions) {
        if (!partitions.isEmpty()) {
            var numbers = partitions.stream().map(TopicPartition::partition).collect(Collectors.toSet());
            live.forgetOf(numbers);
            redelivery.expect(numbers);
            halts.forgetAll();
            topic.forget();
        }
    }
}
