package org.aemberlog.standalone;

import java.util.List;
import java.util.Set;
import org.aemberlog.standalone.sim.Simulator;
import org.aemberlog.standalone.sim.Simulator.SimulationException;

/** {@code sim}: plays random matches with every invariant checked, and says how many. */
final class SimCommand {

    private static final int PROGRESS_EVERY = 100;

    private SimCommand() {}

    static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("seed", "matches", "only"));
        long seed = options.number("seed", 1);
        int from = (int) options.number("only", 0);
        int to = options.has("only") ? from + 1 : (int) options.number("matches", 1000);
        System.out.println("Simulating matches " + from + " to " + (to - 1) + ", seed " + seed);
        var simulator = new Simulator(seed);
        long decisions = 0;
        long refusals = 0;
        long facts = 0;
        long turns = 0;
        long began = System.nanoTime();
        for (int i = from; i < to; i++) {
            try {
                var played = simulator.play(i);
                decisions += played.decisions();
                refusals += played.refusals();
                facts += played.facts();
                turns += played.turns();
            } catch (SimulationException e) {
                e.printStackTrace();
                return 1;
            }
            if ((i + 1) % PROGRESS_EVERY == 0) {
                System.out.printf("%,8d matches%n", i + 1);
            }
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        int matches = to - from;
        System.out.printf(
                "%,d matches, %,d turns, %,d decisions, %,d refusals, %,d facts in %.1f s;"
                        + " every invariant held.%n",
                matches, turns, decisions, refusals, facts, seconds);
        return 0;
    }
}
