package org.aemberlog.replay.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.replay.results.ResultPublisher;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.event.ConsumerStartedEvent;
import org.springframework.stereotype.Component;

/**
 * Takes commits from Kafka into the archive and then into the projections. The offset is committed
 * after both, and both take a commit once, so that nothing is lost and nothing counts twice.
 */
@Component("commits")
class CommitListener implements HealthIndicator {

    private static final Logger LOG = LoggerFactory.getLogger(CommitListener.class);

    private final CommitIntake intake;
    private final ResultPublisher results;
    private final Counter archived;
    private final Counter damaged;
    private final Timer fold;
    private final Timer lag;
    private volatile boolean started;

    CommitListener(CommitIntake intake, ResultPublisher results, MeterRegistry meters) {
        this.intake = intake;
        this.results = results;
        this.archived = meters.counter("aemberlog.archived.commits");
        this.damaged = meters.counter("aemberlog.damaged.commits");
        this.fold = meters.timer("aemberlog.fold");
        this.lag = meters.timer("aemberlog.fold.lag");
    }

    @EventListener(ConsumerStartedEvent.class)
    void started() {
        started = true;
    }

    @KafkaListener(groupId = "replay-service", topics = Topics.EVENTS, autoStartup = "false")
    void take(List<ConsumerRecord<String, byte[]>> records) {
        var received =
                records.stream().map(this::read).flatMap(Optional::stream).toList();
        var finished = fold.record(() -> intake.take(received));
        results.announce(finished);
        var commits = received.stream().map(SealedCommit::commit).toList();
        archived.increment(commits.size());
        long now = System.currentTimeMillis();
        commits.forEach(c -> lag.record(Math.max(0, now - c.at()), TimeUnit.MILLISECONDS));
    }

    /** The commit of a record; empty when it is none, or not the one that rules-service sealed. */
    private Optional<SealedCommit> read(ConsumerRecord<String, byte[]> record) {
        try {
            return Optional.of(Commits.read(new String(record.value(), UTF_8)));
        } catch (RuntimeException e) {
            leaveOut(record, e.getMessage());
            return Optional.empty();
        }
    }

    /** The event store has the true commit, and rules-service can send it again. */
    private void leaveOut(ConsumerRecord<String, byte[]> record, String why) {
        damaged.increment();
        LOG.error(
                "Record {}/{}@{} of match {} is not a commit and is skipped: {}",
                record.topic(),
                record.partition(),
                record.offset(),
                record.key(),
                why);
    }

    @Override
    public Health health() {
        return (started ? Health.up() : Health.outOfService()).build();
    }
}
