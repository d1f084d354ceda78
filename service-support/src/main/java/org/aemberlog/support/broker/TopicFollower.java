package org.aemberlog.support.broker;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.ConsumerFactory;

/**
 * Reads all of a topic, in a thread of its own, until it is closed, whoever else reads it too.
 * Whatever goes wrong, it begins anew after a pause that grows, so whoever takes the records may get
 * them again.
 */
public final class TopicFollower implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TopicFollower.class);
    private static final Duration POLL = Duration.ofSeconds(1);

    /** Until it has looked at its brokers it says that it cannot read. */
    private static final Duration FIRST_POLL = Duration.ofMillis(100);

    /** A consumer does not say that its brokers are away, so it is asked for something. */
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(10);

    private static final Duration LOOK = Duration.ofSeconds(5);
    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final long LONGEST_PAUSE_MILLIS = 15_000;

    private final String name;
    private final ConsumerFactory<String, byte[]> consumers;
    private final String topic;
    private final Optional<String> position;
    private final Consumer<ConsumerRecords<String, byte[]>> taker;
    private final Runnable begun;

    /** What comes next of each partition; where this follower came to counts, not others of its group. */
    private final Map<TopicPartition, Long> next = new HashMap<>();

    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile org.apache.kafka.clients.consumer.Consumer<?, ?> open;
    private volatile Optional<String> trouble = Optional.of("nothing has been read yet");

    private TopicFollower(
            String name,
            ConsumerFactory<String, byte[]> consumers,
            String topic,
            Optional<String> position,
            Runnable begun,
            Consumer<ConsumerRecords<String, byte[]>> taker) {
        this.name = name;
        this.consumers = consumers;
        this.topic = topic;
        this.position = position;
        this.begun = begun;
        this.taker = taker;
        Thread.ofPlatform().name(name).daemon().start(this::follow);
    }

    /**
     * Reads from the first record, each time.
     *
     * @param name of the thread
     * @param taker is given the records of each poll, also if there are none
     */
    public static TopicFollower fromTheBeginning(
            String name,
            ConsumerFactory<String, byte[]> consumers,
            String topic,
            Consumer<ConsumerRecords<String, byte[]>> taker) {
        return new TopicFollower(name, consumers, topic, Optional.empty(), () -> {}, taker);
    }

    /**
     * Reads from where any instance of this service has come to, for what one of them has taken is
     * kept for all. From there on it takes every record, wherever the others are.
     *
     * @param name of the thread
     * @param group under which Kafka remembers where that is; it has no members
     * @param begun is run once, when it is certain which record will be the first
     * @param taker is given the records of each poll, also if there are none
     */
    public static TopicFollower fromWhereAnyCame(
            String name,
            ConsumerFactory<String, byte[]> consumers,
            String topic,
            String group,
            Runnable begun,
            Consumer<ConsumerRecords<String, byte[]>> taker) {
        return new TopicFollower(name, consumers, topic, Optional.of(group), begun, taker);
    }

    private void follow() {
        long pause = FIRST_PAUSE_MILLIS;
        while (!isClosed()) {
            try {
                read();
            } catch (WakeupException e) {
                LOG.debug("{} stops", name);
            } catch (RuntimeException e) {
                pause = trouble.isEmpty() ? FIRST_PAUSE_MILLIS : longer(pause);
                tell(e, pause);
                pause(pause);
            }
        }
    }

    private static long longer(long pause) {
        return Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    }

    /** Until something goes wrong, it is closed or the topic has got more partitions. */
    private void read() {
        try (var consumer = consumers.createConsumer(position.orElseGet(() -> name + "-" + System.nanoTime()), "")) {
            open = consumer;
            var partitions = partitions(consumer);
            consumer.assign(partitions);
            if (position.isEmpty()) {
                consumer.seekToBeginning(partitions);
            } else {
                goOn(consumer, partitions);
            }
            long looked = System.nanoTime() - LOOK_NANOS;
            var wait = FIRST_POLL;
            while (!isClosed()) {
                var records = consumer.poll(wait);
                wait = POLL;
                taker.accept(records);
                records.partitions()
                        .forEach(one ->
                                next.put(one, records.records(one).getLast().offset() + 1));
                if (position.isPresent() && !records.isEmpty()) {
                    consumer.commitSync(LOOK);
                }
                if (System.nanoTime() - looked >= LOOK_NANOS) {
                    consumer.endOffsets(partitions, LOOK);
                    looked = System.nanoTime();
                    trouble = Optional.empty();
                    if (partitions(consumer).size() > partitions.size()) {
                        return;
                    }
                }
            }
        } finally {
            open = null;
        }
    }

    private void goOn(org.apache.kafka.clients.consumer.Consumer<?, ?> consumer, List<TopicPartition> partitions) {
        boolean first = next.isEmpty();
        for (var partition : partitions) {
            if (next.containsKey(partition)) {
                consumer.seek(partition, next.get(partition));
            }
        }
        var found = new HashMap<TopicPartition, Long>();
        partitions.forEach(partition -> found.put(partition, consumer.position(partition, LOOK)));
        if (first) {
            begun.run();
        }
        next.putAll(found);
    }

    private List<TopicPartition> partitions(org.apache.kafka.clients.consumer.Consumer<?, ?> consumer) {
        var found = consumer.partitionsFor(topic, LOOK);
        if (found == null || found.isEmpty()) {
            throw new IllegalStateException("The topic " + topic + " is not there yet");
        }
        return found.stream()
                .map(each -> new TopicPartition(topic, each.partition()))
                .toList();
    }

    private void tell(RuntimeException e, long pause) {
        if (!isClosed()) {
            trouble = Optional.of(e.toString());
            LOG.warn("{} cannot read {}; again in {} ms", name, topic, pause, e);
        }
    }

    private void pause(long millis) {
        try {
            closed.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            close();
        }
    }

    /** What keeps it from reading; empty while it reads. */
    public Optional<String> trouble() {
        return isClosed() ? Optional.of("stopped") : trouble;
    }

    boolean isClosed() {
        return closed.getCount() == 0;
    }

    @Override
    public void close() {
        closed.countDown();
        var consumer = open;
        if (consumer != null) {
            consumer.wakeup();
        }
    }
}
