package org.aemberlog.standalone.bench;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;

/**
 * How many intents a second go through Kafka, rules and store, and how many would with an engine
 * that does nothing. Both are measured in turn, in the same process, with the same intents.
 */
public final class ThroughputBench implements AutoCloseable {

    private static final int SCRIPTS = 200;
    private static final int MOST_WARM_UPS = 15;

    /** Of the time that passes, the part in which a quiet compiler works. */
    private static final double QUIET = 0.1;

    /** Matches that come once more. */
    private static final int AGAIN = 300;

    private static final double MILLIS = 1000;

    private final ScriptedMatches tables;
    private final int count;
    private final Supplier<Polls> polls;
    private final Consumer<String> progress;

    /**
     * A benchmark of the rules-service behind this Kafka, which has to have been started with
     * {@link #engine}.
     *
     * @param count at how many tables is played at the same time
     * @param polls reads rules-service's meters
     * @param progress is told in short sentences what goes on
     */
    public ThroughputBench(
            String bootstrapServers,
            List<SeatSetup> seats,
            int count,
            Supplier<Polls> polls,
            Consumer<String> progress) {
        this.tables = new ScriptedMatches(bootstrapServers, new Scripts(SCRIPTS, seats));
        this.count = count;
        this.polls = polls;
        this.progress = progress;
    }

    /** Configuration that puts an engine that can be idle in the place of rules-service's own. */
    public static Class<?> engine() {
        return IdleEngine.InPlaceOfTheRules.class;
    }

    /**
     * What was measured of one engine.
     *
     * @param perSecond intents a second, median over rounds
     * @param cpuMillis CPU milliseconds that each part of the process spends on 1,000 intents
     * @param polls the polls of all rounds
     */
    public record Measured(double perSecond, Map<String, Double> cpuMillis, Polls polls) {

        /** CPU milliseconds that the process spends on 1,000 intents, the driver's left out. */
        public double cpuMillisOfAll() {
            return cpuMillis.entrySet().stream()
                    .filter(part -> !part.getKey().equals(CpuTime.DRIVER))
                    .mapToDouble(Map.Entry::getValue)
                    .sum();
        }
    }

    /**
     * The rules of KeyForge and the engine that does nothing.
     *
     * @param again intents a second that the rules had decided before, median
     */
    public record Comparison(Measured rules, Measured idle, double again) {}

    /**
     * Measures both engines in turn, for {@code seconds} a round, once the compiler has little left
     * to do.
     */
    public Comparison compare(int rounds, int seconds) {
        var rules = new Engine(MatchId::new);
        var idle = new Engine(IdleEngine::idle);
        warmUp(rules, seconds);
        idle.play(seconds);
        rules.forget();
        idle.forget();
        for (int i = 0; i < rounds; i++) {
            rules.play(seconds);
            idle.play(seconds);
            progress.accept("round %d of %d".formatted(i + 1, rounds));
        }
        return new Comparison(rules.measured(), idle.measured(), again(rules, rounds, seconds));
    }

    /** The matches of a round of the rules come once more, and again. */
    private double again(Engine rules, int rounds, int seconds) {
        rules.play(seconds);
        tables.playAgain(AGAIN);
        var rates = new long[rounds];
        for (int i = 0; i < rounds; i++) {
            rates[i] = Math.round(tables.playAgain(AGAIN).perSecond());
        }
        return new Samples(rates).median();
    }

    private void warmUp(Engine engine, int seconds) {
        double busy = 1;
        for (int i = 0; i < MOST_WARM_UPS && busy > QUIET; i++) {
            long began = System.nanoTime();
            long before = compilerMillis();
            engine.play(seconds);
            busy = (compilerMillis() - before) * 1e6 / (System.nanoTime() - began);
            progress.accept("warming up: the compiler works %.0f %% of the time".formatted(100 * busy));
        }
    }

    private static long compilerMillis() {
        return ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
    }

    /** One engine, known by the ids of the matches that it plays. */
    private final class Engine {
        private final Function<String, MatchId> ids;
        private final List<Long> rates = new ArrayList<>();
        private final Map<String, Double> cpuSeconds = new TreeMap<>();
        private Polls all;
        private double intents;

        Engine(Function<String, MatchId> ids) {
            this.ids = ids;
            forget();
        }

        private void forget() {
            rates.clear();
            cpuSeconds.clear();
            all = new Polls(0, 0, 0, 0, 0);
            intents = 0;
        }

        void play(int seconds) {
            var before = CpuTime.now();
            var pollsBefore = polls.get();
            var played = tables.play(count, Duration.ofSeconds(seconds), ids);
            all = all.and(polls.get().since(pollsBefore));
            CpuTime.now().since(before).forEach((part, s) -> cpuSeconds.merge(part, s, Double::sum));
            intents += played.intents();
            rates.add(Math.round(played.perSecond()));
        }

        Measured measured() {
            var cpuMillis = new TreeMap<String, Double>();
            cpuSeconds.forEach((part, s) -> cpuMillis.put(part, MILLIS * MILLIS * s / intents));
            var samples = new Samples(rates.stream().mapToLong(Long::longValue).toArray());
            return new Measured(samples.median(), cpuMillis, all);
        }
    }

    @Override
    public void close() {
        tables.close();
    }
}
