package org.aemberlog.standalone.bench;

import java.time.Duration;
import java.util.List;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;

public final class ThroughputBench implements AutoCloseable {

    private static final int SCRIPTS = 200;

    private final Tables tables;

    public ThroughputBench(String bootstrapServers, List<SeatSetup> seats) {
        tables = new Tables(bootstrapServers, new Scripts(SCRIPTS, seats));
    }

    /** Configuration that puts the engine that can be idle in the place of rules-service's own. */
    public static Class<?> engine() {
        return IdleEngine.InPlaceOfTheRules.class;
    }

    public double rules(int count, Duration duration) {
        return tables.play(count, duration, MatchId::new);
    }

    public double idle(int count, Duration duration) {
        return tables.play(count, duration, IdleEngine::idle);
    }

    @Override
    public void close() {
        tables.close();
    }

    public void explore(int count, int seconds, Runnable meters) {
        rules(count, Duration.ofSeconds(25));
        idle(count, Duration.ofSeconds(5));
        for (int i = 0; i < 2; i++) {
            for (var kind : List.of("rules", "idle")) {
                var before = Load.now();
                double rate =
                        kind.equals("rules")
                                ? rules(count, Duration.ofSeconds(seconds))
                                : idle(count, Duration.ofSeconds(seconds));
                System.out.printf("%s %.0f/s%n", kind, rate);
                meters.run();
                var spent = Load.now().since(before);
                double n = rate * seconds / 1000;
                spent.entrySet().stream()
                        .sorted((a, b) -> Double.compare(b.getValue(), a.getValue()))
                        .limit(16)
                        .forEach(
                                e ->
                                        System.out.printf(
                                                "   %8.1f ms/1000 %s%n",
                                                1000 * e.getValue() / n, e.getKey()));
                System.out.printf(
                        "   total %.1f ms/1000%n",
                        1000 * spent.values().stream().mapToDouble(x -> x).sum() / n);
            }
        }
    }
}
