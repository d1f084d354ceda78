package org.aemberlog.support.broker;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.ConsumerFactory;

/**
 * Reads a partition from its beginning, in a thread of its own, until it is closed. Whatever goes
 * wrong, it begins anew after a pause that grows, so whoever takes the records gets them again.
 */
final class PartitionFollower implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PartitionFollower.class);
    private static final Duration POLL = Duration.ofMillis(100);

    /** A consumer does not say that its brokers are away, so it is asked for something. */
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(10);

    private static final Duration LOOK = Duration.ofSeconds(5);
    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final long LONGEST_PAUSE_MILLIS = 15_000;

    private final String name;
    private final ConsumerFactory<String, byte[]> consumers;
    private final List<TopicPartition> partition;
    private final Consumer<Iterable<ConsumerRecord<String, byte[]>>> taker;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile org.apache.kafka.clients.consumer.Consumer<?, ?> open;
    private volatile Optional<String> trouble = Optional.of("nothing has been read yet");

    /**
     * Begins to read.
     *
     * @param name of its thread
     * @param taker is given the records of each poll, also if there are none
     */
    PartitionFollower(
            String name,
            ConsumerFactory<String, byte[]> consumers,
            TopicPartition partition,
            Consumer<Iterable<ConsumerRecord<String, byte[]>>> taker) {
        this.name = name;
        this.consumers = consumers;
        this.partition = List.of(partition);
        this.taker = taker;
        Thread.ofPlatform().name(name).daemon().start(this::follow);
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

    private void read() {
        try (var consumer = consumers.createConsumer(name + "-" + System.nanoTime(), "")) {
            open = consumer;
            consumer.assign(partition);
            consumer.seekToBeginning(partition);
            long looked = System.nanoTime() - LOOK_NANOS;
            while (!isClosed()) {
                taker.accept(consumer.poll(POLL));
                if (System.nanoTime() - looked >= LOOK_NANOS) {
                    consumer.endOffsets(partition, LOOK);
                    looked = System.nanoTime();
                    trouble = Optional.empty();
                }
            }
        } finally {
            open = null;
        }
    }

    private void tell(RuntimeException e, long pause) {
        if (!isClosed()) {
            trouble = Optional.of(e.toString());
            LOG.warn("{} cannot read {}; again in {} ms", name, partition, pause, e);
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
    Optional<String> trouble() {
        return trouble;
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
