package org.aemberlog.standalone.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.deck.library.DeckGenerator;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.bot.Situation;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.standalone.sim.RandomDecks;
import org.junit.jupiter.api.Test;

/** Whole matches of the bots with real cards. */
class BotStrengthTest {

    private static final int MATCHES = 40;
    private static final int LONGEST_MATCH = 3_000;
    private static final Rules RULES = new Rules(CardPool.all());

    @Test
    void sensibleBeatsRandomWithTheStarterDecks() {
        long seed = 11;
        var decks = OpenDecks.starters();
        int won = 0;
        for (int i = 0; i < MATCHES; i++) {
            won += sensibleWins(seed, i, decks.get(i / 2 % 2), decks.get(1 - i / 2 % 2));
        }
        report("starter decks", seed, won, MATCHES);
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @Test
    void sensibleBeatsRandomWithAnyCards() {
        long seed = 12;
        var dice = new SplittableRandom(seed);
        var decks = new RandomDecks();
        int won = 0;
        for (int i = 0; i < MATCHES; i++) {
            won += sensibleWins(seed, i, decks.next("one", dice), decks.next("other", dice));
        }
        report("any cards", seed, won, MATCHES);
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @Test
    void sensibleBeatsRandomWithDecksOfAnyTwoSets() {
        long seed = 13;
        var dice = new SplittableRandom(seed);
        var sets = CardSet.values();
        var decks = new DeckGenerator(CardPool.all());
        int matches = 100;
        int won = 0;
        for (int i = 0; i < matches; i++) {
            var own = sets[i % sets.length];
            var other = sets[i / sets.length % sets.length];
            won += sensibleWins(seed, i, decks.next(own, dice), decks.next(other, dice));
        }
        report("decks of any two sets", seed, won, matches);
        assertThat(won).isGreaterThanOrEqualTo(95);
    }

    private static void report(String with, long seed, int won, int matches) {
        System.out.printf("Sensible wins %d of %d matches against random with %s, seed %d%n", won, matches, with, seed);
    }

    /** 1 if the sensible bot wins; it takes the seats in turn. */
    private static int sensibleWins(long seed, int number, DeckList own, DeckList other) {
        var sensible = Seat.values()[number % 2];
        var names = Map.of(sensible, Bots.SENSIBLE, sensible.opponent(), Bots.RANDOM);
        var decks = Map.of(sensible, own, sensible.opponent(), other);
        var luck = new SplittableRandom(seed * 1_000 + number);
        var match = created(seed + "/" + number, decks);
        for (int i = 0; !match.state().over(); i++) {
            assertThat(i).as("decisions of match %s, seed %s", number, seed).isLessThan(LONGEST_MATCH);
            match = next(match, names, luck);
        }
        return match.state().winner().orElseThrow() == sensible ? 1 : 0;
    }

    private static Match created(String seed, Map<Seat, DeckList> decks) {
        var seats = List.of(new SeatSetup("Alice", decks.get(Seat.A), 0), new SeatSetup("Bob", decks.get(Seat.B), 0));
        var created = RULES.create(new CreateMatch(new MatchId("bots"), seed, seats));
        return ((Decision.Accepted) created).next();
    }

    private static Match next(Match match, Map<Seat, String> names, SplittableRandom luck) {
        var seat = match.state().toAct();
        var legal = RULES.legalIntents(match);
        var situation = Situation.of(match, seat, legal, CardPool.all(), luck.nextLong());
        var intent = Bots.named(names.get(seat)).orElseThrow().decide(situation);
        assertThat(legal).contains(intent);
        return ((Decision.Accepted) RULES.decide(match, intent)).next();
    }
}
