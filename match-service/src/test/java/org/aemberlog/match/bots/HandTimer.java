package org.aemberlog.match.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import reactor.core.Disposable;
import reactor.core.scheduler.Scheduler;

/** A timer on which time goes by only when a test lets it. */
final class HandTimer implements Scheduler {

    private final List<Task> waiting = new ArrayList<>();
    private long now;

    private record Task(long due, Runnable body) {}

    @Override
    public Disposable schedule(Runnable body) {
        return schedule(body, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public synchronized Disposable schedule(Runnable body, long delay, TimeUnit unit) {
        var task = new Task(now + unit.toNanos(delay), body);
        waiting.add(task);
        return () -> cancel(task);
    }

    private synchronized void cancel(Task task) {
        waiting.remove(task);
    }

    @Override
    public Worker createWorker() {
        throw new UnsupportedOperationException("Nothing needs a worker of this timer");
    }

    @Override
    public synchronized long now(TimeUnit unit) {
        return unit.convert(now, TimeUnit.NANOSECONDS);
    }

    /** How long the first of what waits still has to. */
    synchronized Optional<Duration> next() {
        return waiting.stream().map(task -> Duration.ofNanos(task.due() - now)).min(Comparator.naturalOrder());
    }

    /** Lets time go by and does what is due then. */
    void pass(Duration time) {
        due(time).forEach(task -> task.body().run());
    }

    private synchronized List<Task> due(Duration time) {
        now += time.toNanos();
        var due = waiting.stream().filter(task -> task.due() <= now).toList();
        waiting.removeAll(due);
        return due;
    }
}
