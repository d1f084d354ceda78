package org.aemberlog.match.bots;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * One match with bots: sees to it that they answer each version of it. Whatever becomes of an
 * answer, the match is looked at again after a pause that grows while it does not go on.
 */
final class BotSession {

    private static final Logger LOG = LoggerFactory.getLogger(BotSession.class);

    /** With less time left a bot answers at once. */
    private static final Duration HURRY = Duration.ofSeconds(10);

    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);

    /** The pause doubles so often: the longest is a minute and some seconds. */
    private static final int MAX_DOUBLINGS = 6;

    private final BotBrain brain;
    private final BooleanSupplier running;
    private final Consumer<Match> again;
    private final Scheduler timer;
    private Pace pace;
    private long latest;

    /** The version that is being answered, or was. */
    private long answered;

    private int failures;
    private Instant retryAt = Instant.MIN;
    private Optional<Instant> waitsSince = Optional.empty();

    /**
     * The table of a match.
     *
     * @param pause before each answer, until the pace of the person at the table is known
     * @param running whether bots are to play; once they are not, nothing is asked or told any more
     * @param again lets this table look once more at a match that it answered in vain
     * @param timer says what time it is and when a pause is over
     */
    BotSession(BotBrain brain, Duration pause, BooleanSupplier running, Consumer<Match> again, Scheduler timer) {
        this.brain = brain;
        this.pace = Pace.of(pause);
        this.running = running;
        this.again = again;
        this.timer = timer;
    }

    /** Answers the match, if a bot is to and does not yet. Never blocks. */
    void look(Match match) {
        if (isNew(match.version())) {
            var bots = match.state().bots();
            var due = due(match, bots);
            waits(due.isEmpty());
            due.ifPresent(seat -> answer(match, seat, bots.get(seat)));
        }
    }

    private synchronized boolean isNew(long version) {
        if (version > latest) {
            waitsSince.ifPresent(since -> pace = pace.after(Duration.between(since, now())));
            waitsSince = Optional.empty();
            latest = version;
            failures = 0;
            retryAt = Instant.MIN;
        }
        if (version < latest || version <= answered) {
            return false;
        }
        answered = version;
        return true;
    }

    private synchronized void waits(boolean forPeople) {
        waitsSince = forPeople ? Optional.of(now()) : Optional.empty();
    }

    private synchronized boolean isLatest(long version) {
        return version == latest;
    }

    /** Whether an answer led to nothing and it is past the time to look at the match again. */
    synchronized boolean isStuck(Instant now) {
        return answered < latest && !now.isBefore(retryAt);
    }

    /** Whether a person has been waited for so long, and nothing else. */
    synchronized boolean isIdle(Instant now, Duration hold) {
        return waitsSince.filter(since -> !since.plus(hold).isAfter(now)).isPresent();
    }

    private Optional<Seat> due(Match match, Map<Seat, String> bots) {
        return Arrays.stream(Seat.values())
                .filter(bots::containsKey)
                .filter(seat -> brain.isDue(match, seat))
                .findFirst();
    }

    private void answer(Match match, Seat seat, String bot) {
        boolean hurried = isHurried(match, seat);
        Mono.delay(hurried ? Duration.ZERO : pause(), timer)
                .publishOn(Schedulers.boundedElastic())
                .filter(now -> running.getAsBoolean() && isLatest(match.version()))
                .flatMap(now -> brain.answer(match, seat, bot, hurried))
                .doOnError(e -> failed(match, e))
                .onErrorComplete()
                .doFinally(signal -> retryUnlessGoneOn(match))
                .subscribe();
    }

    private void failed(Match match, Throwable e) {
        if (running.getAsBoolean()) {
            var id = match.state().match().value();
            LOG.warn("Match {}/{}: a bot waits: {}", id, match.version(), e.toString());
        }
    }

    private void retryUnlessGoneOn(Match match) {
        var pause = pauseUnlessGoneOn(match.version());
        if (running.getAsBoolean()) {
            pause.ifPresent(it -> Mono.delay(it, timer).subscribe(now -> again.accept(match)));
        }
    }

    private synchronized Optional<Duration> pauseUnlessGoneOn(long version) {
        if (answered != version || latest != version) {
            return Optional.empty();
        }
        answered--;
        var pause = FIRST_RETRY.multipliedBy(1L << failures);
        retryAt = now().plus(pause);
        failures = Math.min(failures + 1, MAX_DOUBLINGS);
        return Optional.of(pause);
    }

    private boolean isHurried(Match match, Seat seat) {
        var left = RemainingTime.left(match.state(), seat, now().toEpochMilli());
        return left.filter(it -> it.compareTo(HURRY) < 0).isPresent();
    }

    private Instant now() {
        return Instant.ofEpochMilli(timer.now(TimeUnit.MILLISECONDS));
    }

    private synchronized Duration pause() {
        return pace.pause();
    }
}
