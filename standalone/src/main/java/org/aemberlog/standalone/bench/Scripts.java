package org.aemberlog.standalone.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;

/**
 * Whole matches of random players, played beforehand so that driving them costs next to nothing.
 */
final class Scripts {

    private final List<List<Intent>> matches;

    /** Plays {@code count} matches between these seats, the same ones every time. */
    Scripts(int count, List<SeatSetup> seats) {
        var rules = new Rules(CardPool.all());
        matches = IntStream.range(0, count)
                .mapToObj(i -> play(rules, "script:" + i, seats))
                .toList();
    }

    private Scripts(List<List<Intent>> matches) {
        this.matches = matches;
    }

    /** One match only. */
    static Scripts of(List<Intent> match) {
        return new Scripts(List.of(match));
    }

    private static List<Intent> play(Rules rules, String seed, List<SeatSetup> seats) {
        var random = new SplittableRandom(seed.hashCode());
        var intents = new ArrayList<Intent>();
        var create = new CreateMatch(new MatchId("script"), seed, seats);
        intents.add(create);
        var match = ((Decision.Accepted) rules.create(create)).next();
        while (!match.state().over()) {
            var legal = rules.legalIntents(match);
            var intent = legal.get(random.nextInt(legal.size()));
            intents.add(intent);
            match = ((Decision.Accepted) rules.decide(match, intent)).next();
        }
        return intents;
    }

    /** The match with the most intents. */
    List<Intent> longest() {
        return Collections.max(matches, Comparator.comparingInt(List::size));
    }

    /** The intents of a match; numbers beyond those that were played begin again from the first. */
    List<Intent> match(int number) {
        return matches.get(number % matches.size());
    }
}
