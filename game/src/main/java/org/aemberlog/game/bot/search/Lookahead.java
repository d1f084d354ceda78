package org.aemberlog.game.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.aemberlog.game.bot.judgment.SensibleBot;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Deal;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.intent.Intent.SeatIntent;

/**
 * Deals the hidden cards at random, tries intents, lets both players go on as {@link SensibleBot}
 * does until the seat's next turn, and finds the intent that led to the best on average. The worse
 * half of the intents is left out again and again (sequential halving).
 *
 * <p>It is bounded by a count of intents that are played, not by time: the same luck finds the same.
 */
final class Lookahead {

    /** So many intents are played, and those that the last deal begun takes. */
    private static final int STEPS = 800;

    /** A continuation that has not come to the next turn by then is judged as it is. */
    private static final int LONGEST = 100;

    /** What a deal costs that leads to another choice than the one that waits. */
    private static final int USELESS_DEAL = 20;

    private final Situation situation;
    private final RandomGenerator random;
    private final List<SeatIntent> left;
    private final Map<SeatIntent, Double> sums = new HashMap<>();
    private final Bot player = new SensibleBot();
    private int steps;

    /**
     * A lookahead from what a seat sees.
     *
     * @param tried legal intents, the most promising first
     */
    Lookahead(Situation situation, List<SeatIntent> tried) {
        this.situation = situation;
        this.random = new SplittableRandom(situation.luck());
        this.left = new ArrayList<>(tried);
    }

    /** The intent that led to the best, the most promising one if several did. */
    SeatIntent best() {
        int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(left.size() - 1);
        for (int round = 1; left.size() > 1; round++) {
            while (steps < STEPS * round / rounds) {
                situation.deals().next(random).ifPresentOrElse(this::tryAll, () -> steps += USELESS_DEAL);
            }
            left.sort(Comparator.comparing((SeatIntent intent) -> sums.getOrDefault(intent, 0.0))
                    .reversed());
            left.subList((left.size() + 1) / 2, left.size()).clear();
        }
        return left.getFirst();
    }

    private void tryAll(Deal deal) {
        left.forEach(intent -> sums.merge(intent, result(deal, intent), Double::sum));
    }

    /** How the seat stands in the end; a victory is the better the sooner it comes. */
    private double result(Deal deal, SeatIntent intent) {
        var seat = situation.seat();
        int began = steps;
        var match = deal;
        var next = played(deal, intent);
        while (next.isPresent()) {
            match = next.get();
            boolean goesOn = steps - began < LONGEST && !match.beginsTurnOf(seat, deal.turn());
            next = goesOn ? played(match, player.decide(match.situation())) : Optional.empty();
        }
        var table = match.table(seat);
        boolean won = table.winner().filter(seat::equals).isPresent();
        return Standing.of(table, seat) - (won ? steps - began : 0);
    }

    private Optional<Deal> played(Deal match, SeatIntent intent) {
        steps++;
        return match.after(intent);
    }
}
