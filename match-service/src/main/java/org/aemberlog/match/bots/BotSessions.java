package org.aemberlog.match.bots;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.match.live.DamagedException;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.support.problems.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * The matches that bots play here: this instance's share of all. Where two instances play one for a
 * moment, because it passes from one to the other, a decision still follows from what there is to
 * see, and what is asked twice under one id happens once. A match that only waits for a person is
 * set aside after a while and taken up again when the person does something.
 */
@Component
class BotSessions implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(BotSessions.class);
    private static final int CONCURRENCY = 16;

    private final BotStore store;
    private final MatchCache matches;
    private final BotBrain brain;
    private final BotSettings settings;
    private final BotShare share;
    private final Map<MatchId, BotSession> tables = new ConcurrentHashMap<>();

    /** Until something happens: those that wait for a person, have no bot any more, or cannot be read. */
    private final Set<MatchId> aside = ConcurrentHashMap.newKeySet();

    private volatile boolean running = true;

    BotSessions(
            BotStore store,
            MatchCache matches,
            CommitDispatcher dispatcher,
            BotBrain brain,
            BotSettings settings,
            BotShare share,
            MeterRegistry meters) {
        this.store = store;
        this.matches = matches;
        this.brain = brain;
        this.settings = settings;
        this.share = share;
        share.onChange(this::lookAgain);
        dispatcher.listen(moment -> look(moment.after()));
        Gauge.builder("aemberlog.bots.matches", tables, Map::size)
                .description("Matches that bots play")
                .register(meters);
    }

    /** Goes on after a stop; a new one need not be started. */
    @Override
    public void start() {
        running = true;
    }

    /** Before anything that bots need is stopped: nobody is told that they cannot play then. */
    @Override
    public void stop() {
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    /** Whether the bots have as many matches as they can play here. */
    boolean full() {
        return tables.size() >= settings.most();
    }

    private void look(Match match) {
        var id = match.state().match();
        if (match.state().bots().isEmpty()) {
            // The player for whom a bot played may be back.
            tables.remove(id);
            aside.remove(id);
        } else if (match.state().over()) {
            leave(id).subscribe();
        } else if (share.has(id)) {
            tables.compute(id, (it, table) -> looked(match, table));
        } else {
            tables.remove(id);
            aside.remove(id);
        }
    }

    /** Not while the match is set aside. */
    private BotSession looked(Match match, BotSession known) {
        var id = match.state().match();
        var table = known == null ? newSession(id) : known;
        aside.remove(id);
        table.look(match);
        return table;
    }

    private BotSession newSession(MatchId id) {
        return new BotSession(
                brain, settings.pause(), () -> running && share.has(id), this::retry, Schedulers.parallel());
    }

    /** Unless the match has left the tables meanwhile. */
    private void retry(Match match) {
        tables.computeIfPresent(match.state().match(), (id, table) -> looked(match, table));
    }

    private Mono<Void> leave(MatchId match) {
        tables.remove(match);
        aside.remove(match);
        return store.close(match)
                .doOnError(e -> LOG.warn("Match {} could not be closed for bots", match.value(), e))
                .onErrorComplete();
    }

    /**
     * Takes up the matches that were left, after a start, and those that did not go on; sets aside
     * those that wait for people.
     */
    @Scheduled(fixedDelayString = "${aemberlog.bots.poll-interval}")
    void lookAgain() {
        if (!running) {
            return;
        }
        var now = Instant.now();
        tables.keySet().removeIf(match -> !share.has(match));
        aside.removeIf(match -> !share.has(match));
        tables.keySet().forEach(match -> tables.computeIfPresent(match, (id, it) -> kept(id, it, now)));
        store.open()
                .filter(it -> isLeft(it.match(), now) || isOld(it, now))
                .flatMap(it -> isOld(it, now) ? leave(it.match()) : lookAgain(it.match()), CONCURRENCY)
                .doOnError(e -> LOG.error("Matches with bots cannot be looked up", e))
                .onErrorComplete()
                .blockLast();
    }

    /** The table, or null when it is set aside. */
    private BotSession kept(MatchId match, BotSession table, Instant now) {
        if (!table.isIdle(now, settings.hold())) {
            return table;
        }
        aside.add(match);
        return null;
    }

    private boolean isLeft(MatchId match, Instant now) {
        if (!share.has(match)) {
            return false;
        }
        var table = tables.get(match);
        return table == null ? !aside.contains(match) : table.isStuck(now);
    }

    private boolean isOld(BotStore.Open match, Instant now) {
        return match.since().plus(settings.leaveAfter()).isBefore(now);
    }

    private Mono<Void> lookAgain(MatchId id) {
        return matches.get(id)
                .doOnNext(this::look)
                .filter(match -> match.state().bots().isEmpty())
                .doOnNext(match -> aside.add(id))
                .then()
                .doOnError(e -> LOG.warn("Match {} cannot be looked at", id.value(), e))
                .doOnError(BotSessions::isForGood, e -> aside.add(id))
                .onErrorComplete();
    }

    /** It is damaged, or not there at all. */
    private static boolean isForGood(Throwable e) {
        return e instanceof DamagedException || e instanceof Problem;
    }
}
