package org.aemberlog.match.bots;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** One match with bots: sees to it that they answer each version of it once. */
final class BotTable {

    private static final Logger LOG = LoggerFactory.getLogger(BotTable.class);

    /** With less time left a bot answers at once. */
    private static final Duration HURRY = Duration.ofSeconds(10);

    private final Map<Seat, String> bots;
    private final BotBrain brain;
    private final Duration pause;
    private long latest;

    /** The version that is being answered, or was. */
    private long answered;

    BotTable(Map<Seat, String> bots, BotBrain brain, Duration pause) {
        this.bots = Map.copyOf(bots);
        this.brain = brain;
        this.pause = pause;
    }

    /** Answers the match, if a bot is to and does not yet. Never blocks. */
    void look(Match match) {
        if (isNew(match.version())) {
            due(match).ifPresent(seat -> answer(match, seat));
        }
    }

    private synchronized boolean isNew(long version) {
        latest = Math.max(latest, version);
        if (version < latest || version <= answered) {
            return false;
        }
        answered = version;
        return true;
    }

    private synchronized boolean isLatest(long version) {
        return version == latest;
    }

    /** Whether an answer failed and the match should be looked at again. */
    synchronized boolean isStuck() {
        return answered < latest;
    }

    private synchronized void stuck(long version) {
        if (answered == version) {
            answered--;
        }
    }

    private Optional<Seat> due(Match match) {
        return Arrays.stream(Seat.values())
                .filter(bots::containsKey)
                .filter(seat -> brain.isDue(match, seat))
                .findFirst();
    }

    private void answer(Match match, Seat seat) {
        Mono.delay(pause(match, seat))
                .publishOn(Schedulers.boundedElastic())
                .filter(now -> isLatest(match.version()))
                .flatMap(now -> brain.answer(match, seat, bots.get(seat)))
                .subscribe(done -> {}, e -> failed(match, e));
    }

    private void failed(Match match, Throwable e) {
        var id = match.state().match().value();
        LOG.warn("Match {}/{}: a bot waits: {}", id, match.version(), e.toString());
        stuck(match.version());
    }

    private Duration pause(Match match, Seat seat) {
        var left = Hurry.left(match.state(), seat, System.currentTimeMillis());
        return left.filter(it -> it.compareTo(HURRY) < 0).isPresent() ? Duration.ZERO : pause;
    }
}
