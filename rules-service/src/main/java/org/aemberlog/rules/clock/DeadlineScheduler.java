package org.aemberlog.rules.clock;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.rules.live.Expiry;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.LiveMatch;
import org.aemberlog.rules.store.Deadlines;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.broker.Topics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Says that time is up, or that nobody came. Every instance looks at the matches whose deadline is
 * reached, whoever owns them. One that found a clock to have run out, or a match left alone before
 * its first turn, asks for the end by an intent like any other, and the rules decide; of time by
 * that intent's own. The deadline is put off before, so that only one looks, and another does when
 * that one is gone.
 */
@Component
public class DeadlineScheduler {

    private static final Logger LOG = LoggerFactory.getLogger(DeadlineScheduler.class);
    private static final long LOOK_AGAIN_MILLIS = 5_000;

    /** A match that is halted stays so for a while. */
    private static final long LOOK_AT_HALTED_AGAIN_MILLIS = 60_000;

    private static final long SOONEST_MILLIS = 500;
    private static final int TIMEOUT_SECONDS = 30;

    private final Deadlines deadlines;
    private final EventStore store;
    private final Halts halts;
    private final Expiry expiry;
    private final KafkaTemplate<String, byte[]> kafka;
    private final InstantSource time;
    private final int batch;
    private final Timer lag;

    DeadlineScheduler(
            Deadlines deadlines,
            EventStore store,
            Halts halts,
            Expiry expiry,
            KafkaTemplate<String, byte[]> kafka,
            InstantSource time,
            MeterRegistry meters,
            @Value("${aemberlog.deadlines.batch}") int batch) {
        this.deadlines = deadlines;
        this.store = store;
        this.halts = halts;
        this.expiry = expiry;
        this.kafka = kafka;
        this.time = time;
        this.batch = batch;
        this.lag = meters.timer("aemberlog.deadline.lag");
    }

    /** Looks at the matches whose deadline is reached, as many as a batch holds. */
    @Scheduled(fixedDelayString = "${aemberlog.deadlines.every}")
    public void look() {
        for (var deadline : deadlines.reached(time.millis(), batch)) {
            long now = time.millis();
            var later = new Deadline(deadline.match(), now + LOOK_AGAIN_MILLIS);
            if (deadlines.putOff(deadline, later.at())) {
                lag.record(now - deadline.at(), TimeUnit.MILLISECONDS);
                look(later, now);
            }
        }
    }

    private void look(Deadline deadline, long now) {
        var halt = halts.find(deadline.match());
        try {
            var live = store.load(deadline.match());
            if (halt.isEmpty()) {
                look(live, deadline, now);
            } else if (live.isPresent()) {
                deadlines.putOff(deadline, now + LOOK_AT_HALTED_AGAIN_MILLIS);
                lookAtHalted(live.get().match(), halt.get().since());
            }
        } catch (HaltException e) {
            if (halt.isEmpty()) {
                LOG.error(
                        "The clock of match {} cannot be read", deadline.match().value(), e);
            }
        }
    }

    /** Its clock stands, and may have run out before; it does not expire. */
    private void lookAtHalted(Match match, long since) {
        if (isOver(match.state().timeIsUpAt(), since)) {
            send(callTime(match));
        }
    }

    private void look(Optional<LiveMatch> live, Deadline deadline, long now) {
        var next = live.flatMap(it -> Deadline.of(it.match(), it.lastAt(), now, expiry));
        if (next.isEmpty()) {
            deadlines.end(deadline);
        } else if (isOver(live.get().match().state().timeIsUpAt(), now)) {
            send(callTime(live.get().match()));
        } else if (isOver(expiry.of(live.get().match(), live.get().lastAt()), now)) {
            send(expire(live.get().match()));
        } else {
            deadlines.putOff(deadline, Math.max(next.get().at(), now + SOONEST_MILLIS));
        }
    }

    /** The same however often and by whomever it is asked for at one version of the match. */
    private static IntentRecord callTime(Match match) {
        var id = IntentId.clock("time", match.version());
        return new IntentRecord(match.state().match(), id, Optional.empty(), new CallTime());
    }

    /** Not if somebody comes at the last moment. */
    private static IntentRecord expire(Match match) {
        var id = IntentId.clock("expire", match.version());
        var version = Optional.of(match.version());
        return new IntentRecord(match.state().match(), id, version, new Expire());
    }

    private static boolean isOver(Optional<Long> end, long now) {
        return end.filter(at -> at <= now).isPresent();
    }

    private void send(IntentRecord intent) {
        kafka.send(Topics.INTENTS, intent.match().value(), Canonical.bytes(intent))
                .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
                .join();
    }
}
