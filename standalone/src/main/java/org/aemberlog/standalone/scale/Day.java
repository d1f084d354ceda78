package org.aemberlog.standalone.scale;

import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One day, poll by poll in the order of time. A consumer thread takes what waits, decides it,
 * appends it to the shards that its matches are on, publishes it and polls again; every instance of
 * match-service takes all commits, and one thread of replay-service those of its partitions. What
 * came by midnight is worked off after it.
 */
public final class Day {

    /** Told of every intent: when it came and when its commit was published, in seconds of the day. */
    @FunctionalInterface
    interface Observer {
        void served(double came, double done);
    }

    private final Figures figures;
    private final Observer observer;
    private final SplittableRandom random;
    private final PriorityQueue<Consumer> steps = new PriorityQueue<>();
    private final List<Station> rules;
    private final List<Station> shards;
    private final List<Station> feeds;
    private final List<Station> archives;
    private final List<Hour> hours =
            Stream.generate(Hour::new).limit(Load.HOURS).toList();
    private final Load load;

    private Day(Load load, Figures figures, SplittableRandom random, Observer observer) {
        this.load = load;
        this.figures = figures;
        this.random = random;
        this.observer = observer;
        int threads = Math.min(
                load.partitions(), figures.count(Figure.RULES_INSTANCES) * figures.count(Figure.RULES_THREADS));
        this.rules = stations(threads);
        this.shards = stations(figures.count(Figure.SHARDS));
        this.feeds = stations(figures.count(Figure.MATCH_INSTANCES));
        this.archives = stations(figures.count(Figure.REPLAY_INSTANCES));
        for (int thread = 0; thread < threads; thread++) {
            steps.add(new Consumer(thread, new Arrivals(load, thread, threads, random.split())));
        }
    }

    private static List<Station> stations(int count) {
        return IntStream.range(0, count).mapToObj(i -> new Station()).toList();
    }

    /** A day with so many matches; the same seed gives the same day. */
    public static Report simulate(int matches, long seed, Figures figures) {
        var random = new SplittableRandom(seed);
        var load = Load.of(matches, figures, random);
        return run(load, figures, random, (came, done) -> {});
    }

    /** A day with this load. */
    static Report run(Load load, Figures figures, SplittableRandom random, Observer observer) {
        var day = new Day(load, figures, random, observer);
        day.run();
        return day.report();
    }

    private void run() {
        for (var next = steps.poll(); next != null && next.at < Arrivals.NEVER; next = steps.poll()) {
            switch (next.step) {
                case WAITING -> poll(next);
                case DECIDED -> append(next);
                case PUBLISHED -> tell(next);
            }
            steps.add(next);
        }
    }

    /** Takes what waits and decides it. */
    private void poll(Consumer thread) {
        thread.receive(thread.at);
        hour(thread.at).queued(thread.size());
        thread.polled = Math.min(thread.size(), figures.count(Figure.MOST_IN_A_POLL));
        double work = figures.seconds(Figure.POLL_MICROS) + thread.polled * figures.seconds(Figure.DECIDE_MICROS);
        thread.goOn(Consumer.Step.DECIDED, rules.get(thread.number()).serve(thread.at, work));
    }

    private void append(Consumer thread) {
        double publishing =
                figures.seconds(Figure.PUBLISH_MICROS) + thread.polled * figures.seconds(Figure.PUBLISH_EACH_MICROS);
        thread.goOn(Consumer.Step.PUBLISHED, appended(thread) + publishing);
    }

    /** Tells everybody who follows, and polls again. */
    private void tell(Consumer thread) {
        double done = thread.at;
        for (int i = 0; i < thread.polled; i++) {
            double came = thread.take();
            hour(came).served(done - came);
            observer.served(came, done);
        }
        follow(Part.FEED, feeds, thread.polled * figures.seconds(Figure.FEED_MICROS), done);
        var archive = archives.get(thread.number() % archives.size());
        follow(Part.ARCHIVE, List.of(archive), thread.polled * figures.seconds(Figure.ARCHIVE_MICROS), done);
        thread.receive(done);
        if (thread.size() > 0) {
            poll(thread);
        } else {
            thread.goOn(Consumer.Step.WAITING, thread.nextArrival());
        }
    }

    /** Each shard gets one insert with the commits of its matches; the slowest one is waited for. */
    private double appended(Consumer thread) {
        var counts = new int[shards.size()];
        for (int i = 0; i < thread.polled; i++) {
            counts[random.nextInt(counts.length)]++;
        }
        double last = thread.at;
        for (int shard = 0; shard < counts.length; shard++) {
            if (counts[shard] > 0) {
                var station = shards.get(shard);
                hour(thread.at).backlog(Part.STORE, station.backlog(thread.at));
                // The round trip is waited for, but only the commits keep the shard busy.
                double written = station.serve(thread.at, counts[shard] * figures.seconds(Figure.APPEND_EACH_MICROS));
                last = Math.max(last, written + figures.seconds(Figure.APPEND_MICROS));
            }
        }
        return last;
    }

    private void follow(Part part, List<Station> stations, double work, double at) {
        for (var station : stations) {
            hour(at).backlog(part, station.backlog(at));
            station.serve(at, work);
        }
    }

    /** What is left at midnight counts to the last hour. */
    private Hour hour(double at) {
        return hours.get(Math.min((int) (at / 3600), Load.HOURS - 1));
    }

    private Report report() {
        var stations = Map.of(Part.RULES, rules, Part.STORE, shards, Part.FEED, feeds, Part.ARCHIVE, archives);
        return new Report(figures, load, hours, stations);
    }
}
