package org.aemberlog.rules.processing;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.rules.processing.Outcome.Committed;
import org.aemberlog.rules.store.EventStore;
import org.springframework.stereotype.Component;

/**
 * Where intents come that were delivered before. They do once a partition has changed hands, and, after offsets were
 * lost, for as long as one poll after the other holds some. Then what they led to is looked for together; else nobody
 * asks, because nearly all intents are new.
 */
@Component
class Redelivery {

    private final EventStore store;
    private final Set<Integer> partitions = ConcurrentHashMap.newKeySet();

    Redelivery(EventStore store) {
        this.store = store;
    }

    /** The next poll of these partitions may hold some. */
    void expect(Collection<Integer> changed) {
        partitions.addAll(changed);
    }

    /** The commits that the intents of a poll led to before, each where its intent stands, as far as any are expected. */
    List<Optional<SealedCommit>> committed(List<ReceivedIntent> poll) {
        return poll.stream().anyMatch(it -> partitions.contains(it.from().partition()))
                ? store.find(poll.stream().map(ReceivedIntent::intent).toList())
                : Collections.nCopies(poll.size(), Optional.empty());
    }

    /** Expects more of the partitions in which some came. */
    void learn(List<ReceivedIntent> poll, List<Outcome> outcomes) {
        poll.forEach(it -> partitions.remove(it.from().partition()));
        for (int i = 0; i < poll.size(); i++) {
            if (outcomes.get(i) instanceof Committed c && !c.fresh()) {
                partitions.add(poll.get(i).from().partition());
            }
        }
    }
}
