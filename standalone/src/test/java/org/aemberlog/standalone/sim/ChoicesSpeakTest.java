package org.aemberlog.standalone.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.scenario.ChoicesSpeak;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.junit.jupiter.api.Test;

/** Whatever is asked in a match is asked in words, of any cards of the pool. */
class ChoicesSpeakTest {

    private static final long SEED = 1207;
    private static final int MATCHES = 120;
    private static final int LONGEST = 400;

    private final Rules rules = new Rules(CardPool.all());
    private final EnumSet<Reason> asked = EnumSet.noneOf(Reason.class);

    @Test
    void everyChoiceOfRandomMatchesSaysWhatItsOptionsDoAndWhoAsks() {
        System.out.println("Reading the choices of " + MATCHES + " matches, seed " + SEED);
        var decks = new RandomDecks();
        for (int i = 0; i < MATCHES; i++) {
            var random = new SplittableRandom(SEED + i);
            var seats = List.of(
                    new SeatSetup("Alice", decks.next("one", random), 0),
                    new SeatSetup("Bob", decks.next("other", random), 0));
            play(i, seats, random);
        }
        assertThat(asked).as("kinds of choices that arose").hasSizeGreaterThan(14);
    }

    private void play(int number, List<SeatSetup> seats, SplittableRandom random) {
        var created = rules.create(
                new CreateMatch(
                        new MatchId("words-" + number), SEED + ":" + number, seats, Optional.empty(), Optional.empty()),
                0);
        var match = Match.created(((Decision.Accepted) created).events());
        var player = new RandomPlayer(rules, random);
        for (int i = 0; i < LONGEST && !match.state().over(); i++) {
            var decision = rules.decide(match, player.next(match), 0);
            match = ((Decision.Accepted) decision).next();
            match.state().pending().ifPresent(choice -> asked.add(choice.why()));
            ChoicesSpeak.check(match.state(), CardPool.all());
        }
    }
}
