package org.aemberlog.rules.intake;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.intake.Outcome.Committed;
import org.aemberlog.rules.intake.Outcome.Refused;
import org.aemberlog.rules.live.Live;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Asks the rules about one intent and seals their answer. Stores nothing. */
@Component
class Judge {

    private static final Logger LOG = LoggerFactory.getLogger(Judge.class);

    private final Rules rules;
    private final MeterRegistry meters;
    private final Timer decide;

    Judge(Rules rules, MeterRegistry meters) {
        this.rules = rules;
        this.meters = meters;
        this.decide = meters.timer("aemberlog.decide");
    }

    /** What the rules say about an intent, given the match it is about, if there is one. */
    Outcome judge(Optional<Live> live, Received received) {
        var outcome = decide.record(() -> answer(live, received));
        switch (outcome) {
            case Committed c -> meters.counter("aemberlog.decisions").increment();
            case Refused r ->
                    meters.counter(
                                    "aemberlog.refusals",
                                    "reason",
                                    reasonOf(r.rejection().reason()))
                            .increment();
        }
        return outcome;
    }

    private Outcome answer(Optional<Live> live, Received received) {
        var record = received.intent();
        long version = live.map(l -> l.match().version()).orElse(0L);
        if (record.expectedVersion().isPresent() && record.expectedVersion().get() != version) {
            return refused(
                    received,
                    version,
                    new Refusal.StaleVersion(record.expectedVersion().get(), version));
        }
        Decision decision;
        try {
            decision = decide(live, record.intent());
        } catch (RuntimeException e) {
            LOG.error(
                    "Match {} is halted at version {}: {} cannot be resolved",
                    record.match().value(),
                    version,
                    record.intent(),
                    e);
            return refused(received, version, new Refusal.MatchHalted());
        }
        return switch (decision) {
            case Decision.Accepted a -> committed(live, received, a.facts());
            case Decision.Rejected r -> refused(received, version, r.reason());
        };
    }

    private Decision decide(Optional<Live> live, Intent intent) {
        return switch (intent) {
            case CreateMatch create ->
                    live.isPresent()
                            ? new Decision.Rejected(new Refusal.MatchExists())
                            : rules.create(create);
            case SeatIntent asked ->
                    live.isPresent()
                            ? rules.decide(live.get().match(), asked)
                            : new Decision.Rejected(new Refusal.NoSuchMatch());
        };
    }

    private static Outcome committed(
            Optional<Live> live, Received received, List<MatchEvent> facts) {
        var record = received.intent();
        Commit commit =
                Commits.seal(
                        record.match(),
                        live.map(l -> l.match().version()).orElse(0L) + 1,
                        record.intentId(),
                        received.at(),
                        record.intent(),
                        facts,
                        live.map(Live::hash).orElse(Commits.GENESIS));
        return new Committed(commit, true);
    }

    static Outcome refused(Received received, long version, Refusal reason) {
        var record = received.intent();
        return new Refused(
                new RejectionRecord(record.match(), record.intentId(), version, reason));
    }

    private static String reasonOf(Refusal reason) {
        return String.valueOf(Plain.map((Record) reason).get("type"));
    }
}
