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
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/**
 * Abilities that go on to trigger each other (glossary, Infinite Loops). A loop is recognized when
 * an ability is about to resolve while it already resolves, and nothing that could run out has got
 * less since. Then the active player says once how often that ability resolves in all, what has
 * resolved already counted, and the loop goes no further.
 */
final class Loops {

    /** How often an ability resolves within itself before it is a loop whatever runs out. */
    private static final int OFTEN = 60;

    /**
     * How many abilities resolve within each other at most, which takes half of a thread's stack.
     */
    private static final int MOST_RUNNING = 250;

    private final Resolution r;

    /** The abilities under way, the innermost last. */
    private final List<Running> running = new ArrayList<>();

    /** How often each of them has resolved since the outermost time it began. */
    private final Map<Object, Integer> times = new HashMap<>();

    /** How often the abilities that are recognized as loops are to resolve. */
    private final Map<Object, Integer> wanted = new HashMap<>();

    Loops(Resolution resolution) {
        this.r = resolution;
    }

    /** An ability under way, and the state in which it began. */
    private record Running(Object key, MatchState begun) {}

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
        times.put(key, before + 1);
        running.add(new Running(key, r.state()));
        pending.run().run();
        running.removeLast();
        if (before == 0) {
            times.remove(key);
            wanted.remove(key);
        }
    }

    /** A loop within one whose number is said already ends with that one. */
    private void askIfLoop(Pending pending, int before) {
        int length = 0;
        for (var each : running.reversed()) {
            length++;
            if (wanted.containsKey(each.key())) {
                return;
            }
            if (each.key().equals(pending.key())) {
                if (before >= OFTEN || nothingRanOut(each.begun(), r.state())) {
                    wanted.put(pending.key(), ask(pending, before, MOST_RUNNING / length));
                }
                return;
            }
        }
    }

    private int ask(Pending pending, int before, int most) {
        var options =
                IntStream.rangeClosed(before, Math.max(before, most))
                        .mapToObj(Option.Number::new)
                        .toList();
        return r.chooseOne(Reason.LOOP, Optional.of(pending.source()), options).value();
    }

    /** Whether all is there that was, so that what happened in between could go on for ever. */
    private static boolean nothingRanOut(MatchState before, MatchState now) {
        return now.log().timesByCard().equals(before.log().timesByCard())
                && now.lasting().containsAll(before.lasting())
                && nothingRanOut(before, now, Seat.A)
                && nothingRanOut(before, now, Seat.B);
    }

    private static boolean nothingRanOut(MatchState before, MatchState now, Seat seat) {
        var had = before.side(seat);
        var has = now.side(seat);
        return has.aember() >= had.aember()
                && has.hand().size() >= had.hand().size()
                && had.battleline().stream().allMatch(p -> isWhole(p, has.find(p.card())))
                && had.artifacts().stream().allMatch(p -> isWhole(p, has.find(p.card())));
    }

    private static boolean isWhole(Permanent before, Optional<Permanent> now) {
        return now.filter(
                        p ->
                                p.damage() <= before.damage()
                                        && p.aember() >= before.aember()
                                        && p.exhausted() == before.exhausted()
                                        && p.stunned() == before.stunned()
                                        && p.warded() == before.warded()
                                        && p.tagged() == before.tagged()
                                        && p.upgrades().containsAll(before.upgrades())
                                        && p.under().containsAll(before.under())
                                        && before.counters().keySet().stream()
                                                .allMatch(t -> p.tokens(t) >= before.tokens(t)))
                .isPresent();
    }
}
