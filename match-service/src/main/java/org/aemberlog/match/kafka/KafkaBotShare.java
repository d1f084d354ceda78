package org.aemberlog.match.kafka;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.bots.BotShare;
import org.aemberlog.support.broker.BrokerContact;
import org.aemberlog.support.broker.GroupProtocol;
import org.aemberlog.support.broker.ListenerGate;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.stereotype.Component;

/**
 * Divides bots as Kafka divides partitions: the instances are a group, and each has the matches that
 * fall to its partitions. Nothing is read; the group is there to know who can play them, so an instance
 * joins it when all is there that bots need.
 */
@Component
public class KafkaBotShare implements BotShare, SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(KafkaBotShare.class);
    private static final String GROUP = "match-service-bots";
    private static final Duration POLL = Duration.ofMillis(100);
    private static final long RETRY_MILLIS = 1_000;

    /** Leaving takes no longer where Kafka answers. */
    private static final Duration LEAVING = Duration.ofSeconds(2);

    private final ConsumerFactory<String, byte[]> consumers;
    private final GroupProtocol protocol;
    private final List<ListenerGate> gates;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Share share = Share.NOTHING;
    private volatile boolean mayPlay;
    private volatile CountDownLatch stopping = new CountDownLatch(0);
    private Thread thread;

    /** Some of so many partitions. */
    private record Share(Set<Integer> partitions, int of) {

        static final Share NOTHING = new Share(Set.of(), 1);

        boolean has(MatchId match) {
            return partitions.contains(Math.floorMod(match.value().hashCode(), of));
        }
    }

    /** The share of an instance that is not a member yet. */
    public KafkaBotShare(ConsumerFactory<String, byte[]> consumers, GroupProtocol protocol, List<ListenerGate> gates) {
        this.consumers = consumers;
        this.protocol = protocol;
        this.gates = gates;
    }

    @Override
    public boolean has(MatchId match) {
        return share.has(match);
    }

    @Override
    public void onChange(Runnable then) {
        listeners.add(then);
    }

    @Override
    public synchronized void start() {
        stopping = new CountDownLatch(1);
        thread = Thread.ofPlatform().name("bot-share").daemon().start(this::stayMember);
    }

    private void stayMember() {
        try {
            for (var gate : gates) {
                gate.await();
            }
            mayPlay = true;
            while (isRunning()) {
                tryToBeMember();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void tryToBeMember() throws InterruptedException {
        try {
            beMember();
        } catch (RuntimeException e) {
            if (isRunning()) {
                LOG.warn("Nothing is known of this instance's share of the bots; again in a second", e);
                stopping.await(RETRY_MILLIS, TimeUnit.MILLISECONDS);
            }
        } finally {
            share = Share.NOTHING;
        }
    }

    /** Until it is stopped or something goes wrong. Leaving tells the others at once. */
    private void beMember() throws InterruptedException {
        var settled = protocol.settle(GROUP);
        try (var consumer = consumers.createConsumer(GROUP, "", null, settled)) {
            consumer.subscribe(List.of(Topics.EVENTS), readingNothing(consumer));
            var contact = new BrokerContact();
            while (isRunning()) {
                consumer.poll(POLL);
                if (contact.isLost(consumer.metrics().values())) {
                    throw new IllegalStateException("No broker has answered for seconds");
                }
                take(shareOf(consumer));
            }
        }
    }

    private static ConsumerRebalanceListener readingNothing(Consumer<?, ?> consumer) {
        return new ConsumerRebalanceListener() {
            @Override
            public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
                // The next look at the assignment tells.
            }

            @Override
            public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
                consumer.pause(partitions);
            }
        };
    }

    /** The topic may get more partitions of which none comes to this instance; its matches fall anew all the same. */
    private static Share shareOf(Consumer<?, ?> consumer) {
        var mine =
                consumer.assignment().stream().map(TopicPartition::partition).collect(Collectors.toUnmodifiableSet());
        return mine.isEmpty()
                ? Share.NOTHING
                : new Share(mine, consumer.partitionsFor(Topics.EVENTS).size());
    }

    private void take(Share now) {
        if (!now.equals(share)) {
            share = now;
            Thread.ofVirtual().name("bot-share-change").start(() -> listeners.forEach(Runnable::run));
        }
    }

    @Override
    public synchronized void stop() {
        stopping.countDown();
        try {
            if (!mayPlay || !thread.join(LEAVING)) {
                // There is nobody to take leave of: it is no member yet, or Kafka is away.
                thread.interrupt();
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return stopping.getCount() > 0;
    }
}
