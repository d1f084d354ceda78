package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchState;

/**
 * Abilities that go on to trigger each other (glossary, Infinite Loops). A loop is recognized when
 * an ability is about to resolve while it already resolves, and it could go on so for ever (see
 * {@link Recurrence}). Then the active player says once how often that ability resolves in all,
 * what has resolved already counted, and the loop goes no further. A chain that ends by itself is
 * no loop: all of it resolves.
 */
final class Loops {

    /** How often an ability resolves within itself before it is a loop though it may end. */
    private static final int OFTEN = 60;

    /**
     * How many abilities resolve within each other at most, which takes half of a thread's stack.
     */
    private static final int MAX_RUNNING = 250;

    private final Resolution r;

    /** The abilities under way, the innermost last. */
    private final List<Running> running = new ArrayList<>();

    /** How often each of them has resolved since the outermost time it began. */
    private final Map<Object, Integer> times = new HashMap<>();

    /** How often the abilities that are recognized as loops are to resolve. */
    private final Map<Object, Integer> wanted = new HashMap<>();

    private int begun;

    Loops(Resolution resolution) {
        this.r = resolution;
    }

    /** An ability under way, and the state in which it began. */
    private record Running(Object key, MatchState begun) {}

    /** How many abilities have begun to resolve; those that did nothing left out. */
    int begun() {
        return begun;
    }

    /** Resolves an ability, unless it is of a loop that is to go no further. */
    void run(Pending pending) {
        var key = pending.key();
        int before = times.getOrDefault(key, 0);
        if (before > 0 && !wanted.containsKey(key)) {
            askIfLoop(pending, before);
        }
        if (before >= wanted.getOrDefault(key, Integer.MAX_VALUE)) {
            return;
        }
        int earlier = begun++;
        var start = r.state();
        times.put(key, before + 1);
        running.add(new Running(key, start));
        pending.run().run();
        running.removeLast();
        if (r.state().sameTable(start)) {
            begun = earlier;
        }
        if (before == 0) {
            times.remove(key);
            wanted.remove(key);
        }
    }

    /** A loop within one whose number is said already ends with that one. */
    private void askIfLoop(Pending pending, int before) {
        var abilities = new ArrayList<>();
        for (var each : running.reversed()) {
            if (wanted.containsKey(each.key())) {
                return;
            }
            abilities.add(each.key());
            if (each.key().equals(pending.key())) {
                if (isLoop(new Recurrence(abilities, each.begun(), r.state()), before)) {
                    int most = MAX_RUNNING / abilities.size();
                    wanted.put(pending.key(), ask(pending, before, most));
                }
                return;
            }
        }
    }

    private boolean isLoop(Recurrence recurrence, int before) {
        return before >= OFTEN || running.size() >= MAX_RUNNING || recurrence.isEndless();
    }

    private int ask(Pending pending, int before, int most) {
        var options = IntStream.rangeClosed(before, Math.max(before, most))
                .mapToObj(Option.Number::new)
                .toList();
        return r.chooseOne(Reason.LOOP, Optional.of(pending.source()), options).value();
    }
}
