package org.aemberlog.rules.processing;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.LiveMatch;
import org.aemberlog.rules.processing.Outcome.Committed;
import org.aemberlog.rules.processing.Outcome.Rejected;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.store.CommitDocuments;
import org.springframework.stereotype.Component;

/** Asks the rules about one intent and seals their answer. Stores nothing. */
@Component
class IntentDecider {

    private final Engine engine;
    private final EventStore store;
    private final Halts halts;
    private final Timer decide;

    IntentDecider(Engine engine, EventStore store, Halts halts, MeterRegistry meters) {
        this.engine = engine;
        this.store = store;
        this.halts = halts;
        this.decide = meters.timer("aemberlog.decide");
    }

    /**
     * What the rules say about an intent, given the match it is about, if there is one.
     *
     * @throws HaltException when the engine has no answer, or one that is too long to be stored, or a
     *     match to fork is damaged
     */
    Outcome judge(Optional<LiveMatch> live, ReceivedIntent received) {
        return decide.record(() -> answer(live, received));
    }

    private Outcome answer(Optional<LiveMatch> live, ReceivedIntent received) {
        var record = received.intent();
        long version = version(live);
        if (record.expectedVersion().isPresent() && record.expectedVersion().get() != version) {
            return rejected(
                    received,
                    version,
                    new Rejection.StaleVersion(record.expectedVersion().get(), version));
        }
        if (isForABot(live, record)) {
            return rejected(received, version, new Rejection.BotPlays());
        }
        var halted = haltedSince(record.match(), live);
        return switch (decide(live, record, received.at(), halted)) {
            case Decision.Accepted a -> committed(live, received, halted, a.events());
            case Decision.Rejected r -> rejected(received, version, r.reason());
        };
    }

    /** Nobody plays together with a bot; whoever sent the intent may not know yet that one does. */
    private static boolean isForABot(Optional<LiveMatch> live, IntentRecord record) {
        return record.intent() instanceof SeatIntent asked
                && !(asked instanceof ReturnToSeat)
                && IntentId.isPlayers(record.intentId())
                && live.map(l -> l.match().state())
                        .filter(state -> !state.over() && state.bots().containsKey(asked.seat()))
                        .isPresent();
    }

    private Decision decide(Optional<LiveMatch> live, IntentRecord record, long at, Optional<Long> haltedSince) {
        return live.isEmpty() && record.intent() instanceof ForkMatch fork
                ? fork(fork)
                : resolve(live, record, at, haltedSince);
    }

    /** The other match may be missing or damaged, which is no trouble of the engine's. */
    private Decision fork(ForkMatch fork) {
        var last = store.load(fork.from());
        if (last.isEmpty()) {
            return new Decision.Rejected(new Rejection.NoSuchMatch());
        }
        boolean finished = last.get().match().state().over();
        return store.loadAt(fork.from(), fork.version())
                .map(origin -> engine.fork(fork, origin.match(), finished))
                .orElseGet(() -> new Decision.Rejected(new Rejection.NoSuchVersion(fork.version())));
    }

    private Decision resolve(Optional<LiveMatch> live, IntentRecord record, long at, Optional<Long> haltedSince) {
        try {
            if (live.isPresent()) {
                return engine.decide(live.get().match(), record.intent(), at, haltedSince);
            }
            return record.intent() instanceof CreateMatch create
                    ? engine.create(create, at)
                    : new Decision.Rejected(new Rejection.NoSuchMatch());
        } catch (RuntimeException | StackOverflowError e) {
            throw HaltException.stuck(record.match(), version(live), what(record), e);
        }
    }

    /** Of several intents in one poll the first that is accepted ends a halt. */
    private Optional<Long> haltedSince(MatchId match, Optional<LiveMatch> live) {
        return halts.find(match).filter(halt -> stands(halt, live)).map(Halt::since);
    }

    /** A match that was damaged may have later versions than were known to be sound, but none made since. */
    private static boolean stands(Halt halt, Optional<LiveMatch> live) {
        return halt.damaged()
                ? live.filter(l -> halt.wasBefore(l.lastAt())).isEmpty()
                : version(live) <= halt.version();
    }

    /** Names an intent without telling what is secret in it. */
    private static String what(IntentRecord record) {
        var kind = record.intent().getClass().getSimpleName();
        return kind + " '" + record.intentId() + "' cannot be resolved";
    }

    private static long version(Optional<LiveMatch> live) {
        return live.map(l -> l.match().version()).orElse(0L);
    }

    private static Outcome committed(
            Optional<LiveMatch> live, ReceivedIntent received, Optional<Long> haltedSince, List<MatchEvent> events) {
        var record = received.intent();
        var sealed = Commits.seal(
                record.match(),
                version(live) + 1,
                record.intentId(),
                received.at(),
                haltedSince,
                record.intent(),
                events,
                live.map(LiveMatch::hash).orElse(Commits.GENESIS));
        requireStorable(sealed);
        return new Committed(sealed, true);
    }

    /** The store would refuse it at each delivery, and with it all that comes after it. */
    private static void requireStorable(SealedCommit sealed) {
        int bytes = sealed.bytes().length;
        if (bytes > CommitDocuments.MAX_BYTES) {
            var commit = sealed.commit();
            var why = "intent '%s' leads to a commit of %d bytes; at most %d can be stored"
                    .formatted(commit.intentId(), bytes, CommitDocuments.MAX_BYTES);
            throw HaltException.stuck(commit.match(), commit.version() - 1, why, null);
        }
    }

    static Outcome rejected(ReceivedIntent received, long version, Rejection reason) {
        var record = received.intent();
        return new Rejected(new RejectionRecord(record.match(), record.intentId(), version, reason));
    }
}
