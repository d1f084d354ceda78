package org.aemberlog.standalone.command;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.sim.Simulator;
import org.aemberlog.standalone.sim.Simulator.Played;
import org.aemberlog.standalone.sim.Simulator.SimulationException;

/** {@code sim}: plays random matches with every invariant checked, and says how many. */
public final class SimCommand {

    private static final int PROGRESS_EVERY = 100;

    /** Of so many matches one may not end; more would say that the rules keep them from it. */
    private static final int MATCHES_WITH_ONE_LOCKED = 1_000;

    private final LongAdder matches = new LongAdder();
    private final LongAdder decisions = new LongAdder();
    private final LongAdder rejections = new LongAdder();
    private final LongAdder events = new LongAdder();
    private final LongAdder turns = new LongAdder();
    private final LongAdder takenBack = new LongAdder();
    private final LongAdder locked = new LongAdder();

    private SimCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("seed", "matches", "only"));
        long seed = options.seed(1);
        int from = options.count("only", 0, 0, Integer.MAX_VALUE - 1);
        int to = options.has("only") ? from + 1 : options.count("matches", 1000, 1, Integer.MAX_VALUE);
        System.out.println("Simulating matches " + from + " to " + (to - 1) + ", seed " + seed);
        return new SimCommand().play(new Simulator(seed), from, to);
    }

    /** Plays on all processors; a match is told by its seed and number, whoever plays it. */
    private int play(Simulator simulator, int from, int to) {
        long began = System.nanoTime();
        try {
            IntStream.range(from, to).parallel().mapToObj(simulator::play).forEach(this::count);
        } catch (SimulationException e) {
            e.printStackTrace();
            return 1;
        }
        if (locked.sum() > Math.ceilDiv(matches.sum(), MATCHES_WITH_ONE_LOCKED)) {
            System.err.printf(
                    "%,d of %,d matches did not end, expected at most one in %,d.%n",
                    locked.sum(), matches.sum(), MATCHES_WITH_ONE_LOCKED);
            return 1;
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        System.out.printf(
                "%,d matches, %,d turns, %,d decisions, %,d rejections, %,d taken back, %,d events,"
                        + " %,d locked, in %.1f s; every invariant held.%n",
                matches.sum(),
                turns.sum(),
                decisions.sum(),
                rejections.sum(),
                takenBack.sum(),
                events.sum(),
                locked.sum(),
                seconds);
        return 0;
    }

    private void count(Played played) {
        decisions.add(played.decisions());
        rejections.add(played.rejections());
        events.add(played.events());
        turns.add(played.turns());
        takenBack.add(played.takenBack());
        if (played.locked()) {
            locked.increment();
            System.out.println(played.end().state().match() + " did not end.");
        }
        matches.increment();
        if (matches.sum() % PROGRESS_EVERY == 0) {
            System.out.printf("%,8d matches%n", matches.sum());
        }
    }
}
