package org.aemberlog.standalone.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bench.BotDuel;
import org.aemberlog.standalone.sim.RandomDecks;
import org.junit.jupiter.api.Test;

/** Each level of bots beats the one below. The same seeds give the same matches. */
class BotStrengthTest {

    private static final int MATCHES = 40;

    @Test
    void sensibleBeatsRandomWithTheStarterDecks() {
        long seed = 11;
        var decks = OpenDecks.starters();
        var duel = new BotDuel(Bots.SENSIBLE, Bots.RANDOM, seed);
        int won = 0;
        for (int i = 0; i < MATCHES; i++) {
            won += duel.wins(i, decks.get(i / 2 % 2), decks.get(1 - i / 2 % 2)) ? 1 : 0;
        }
        report("sensible, starter decks", seed, won, MATCHES);
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @Test
    void sensibleBeatsRandomWithAnyCards() {
        long seed = 12;
        var dice = new SplittableRandom(seed);
        var decks = new RandomDecks();
        var duel = new BotDuel(Bots.SENSIBLE, Bots.RANDOM, seed);
        int won = 0;
        for (int i = 0; i < MATCHES; i++) {
            won += duel.wins(i, decks.next("one", dice), decks.next("other", dice)) ? 1 : 0;
        }
        report("sensible, any cards", seed, won, MATCHES);
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @Test
    void sensibleBeatsRandomWithDecksOfAnyTwoSets() {
        long seed = 13;
        int matches = 100;
        int won = new BotDuel(Bots.SENSIBLE, Bots.RANDOM, seed).winsWithDecksOfAnySets(matches);
        report("sensible, decks of any two sets", seed, won, matches);
        assertThat(won).isGreaterThanOrEqualTo(95);
    }

    /** As few as can be: {@code ./aemberlog bench bots} plays a hundred. */
    @Test
    void searchingBeatsSensibleWithDecksOfAllSets() {
        assertThat(new BotDuel(Bots.SEARCHING, Bots.SENSIBLE, 5).winsBestOf(3)).isTrue();
    }

    private static void report(String what, long seed, int won, int matches) {
        System.out.printf("Won %d of %d matches: %s, seed %d%n", won, matches, what, seed);
    }
}
