package org.aemberlog.replay.projections;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.replay.archive.MatchIndex.Entry;
import org.aemberlog.replay.projections.ProjectionStatus.Build;
import org.aemberlog.support.store.Blocking;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Builds the generations that the repository asks for, one at a time, out of the archive. How far it
 * came is written after every portion; an instance that stops is followed by another, or by itself
 * when it starts again.
 */
@Component
class ProjectionBuilder implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(ProjectionBuilder.class);
    private static final long PAUSE_MILLIS = 1_000;
    private static final int PORTIONS_BEFORE_SETTLING = 20;

    private final String owner = UUID.randomUUID().toString();
    private final ProjectionRepository repository;
    private final MatchIndex index;
    private final Archive archive;
    private final List<Projection> projections;
    private final MeterRegistry meters;
    private final long portion;
    private final long leaseMillis;
    private volatile ScheduledExecutorService thread;

    ProjectionBuilder(
            ProjectionRepository repository,
            MatchIndex index,
            Archive archive,
            List<Projection> projections,
            MeterRegistry meters,
            @Value("${aemberlog.projections.portion}") long portion,
            @Value("${aemberlog.projections.lease}") Duration lease) {
        this.repository = repository;
        this.index = index;
        this.archive = archive;
        this.projections = projections;
        this.meters = meters;
        this.portion = portion;
        this.leaseMillis = lease.toMillis();
    }

    /** Before the topic is read, so that what it brings finds the projections. */
    @Override
    public int getPhase() {
        return 0;
    }

    @Override
    public void start() {
        long matches = index.size();
        projections.forEach(projection -> repository.enter(projection, matches));
        var standings = Blocking.all(repository.all());
        for (var projection : projections) {
            standings.stream()
                    .filter(standing -> standing.name().equals(projection.name()))
                    .filter(standing -> standing.version() < projection.version())
                    .forEach(standing -> repository.begin(projection, standing, matches));
        }
        thread = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("projection-builder").daemon().factory());
        thread.scheduleWithFixedDelay(this::tend, 0, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Builds what nobody builds. Whatever goes wrong is tried again after the pause. */
    private void tend() {
        try {
            for (var standing : Blocking.all(repository.all())) {
                for (var projection : projections) {
                    standing.build()
                            .filter(build -> build.projection().equals(projection.name()))
                            .filter(build -> build.version() == projection.version())
                            .ifPresent(build -> takeOn(projection, build));
                }
            }
        } catch (RuntimeException e) {
            if (isRunning()) {
                LOG.warn("Building a projection was interrupted and will be resumed", e);
            }
        }
    }

    private void takeOn(Projection projection, Build build) {
        long now = System.currentTimeMillis();
        if (repository.claim(build, owner, now, now + leaseMillis)) {
            build(projection, build.ownedBy(owner, now + leaseMillis));
        }
    }

    private void build(Projection projection, Build begun) {
        var generation = begun.generation();
        LOG.info("{} is built after match '{}'", generation, begun.after());
        var chunks = new RebuildPager(index, begun.after(), portion);
        var build = begun;
        var reading = read(chunks);
        long clock = System.nanoTime();
        for (int i = 1; isRunning(); i++) {
            var read = reading.join();
            if (read.entries().isEmpty()) {
                finish(projection, build);
                return;
            }
            reading = read(chunks);
            projection.rebuild(generation, read.histories());
            if (i % PORTIONS_BEFORE_SETTLING == 0) {
                projection.settle(generation);
            }
            long events = read.events();
            meters.counter("aemberlog.rebuilt.events", "projection", projection.name())
                    .increment(events);
            long lap = System.nanoTime();
            build = build.after(
                            read.entries().getLast().match().value(),
                            read.entries().size(),
                            events,
                            TimeUnit.NANOSECONDS.toMillis(lap - clock))
                    .ownedBy(owner, System.currentTimeMillis() + leaseMillis);
            clock = lap;
            if (!repository.advance(build)) {
                return;
            }
        }
    }

    private void finish(Projection projection, Build build) {
        projection.settle(build.generation());
        if (repository.switchTo(build, System.currentTimeMillis())) {
            LOG.info(
                    "{} serves: {} matches, {} events, {} events per second",
                    build.generation(),
                    build.matches(),
                    build.events(),
                    build.eventsPerSecond());
        }
    }

    /** What is read while the portion before it is folded. */
    private record Portion(List<Entry> entries, List<MatchHistory> histories) {

        long events() {
            return histories.stream().mapToLong(MatchHistory::events).sum();
        }
    }

    private CompletableFuture<Portion> read(RebuildPager chunks) {
        return CompletableFuture.supplyAsync(
                () -> {
                    var entries = chunks.next();
                    var histories = entries.isEmpty() ? List.<MatchHistory>of() : archive.histories(entries);
                    return new Portion(entries, histories);
                },
                task -> Thread.ofVirtual().name("projection-reader").start(task));
    }

    @Override
    public void stop() {
        var stopping = thread;
        thread = null;
        if (stopping != null) {
            stopping.close();
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }
}
