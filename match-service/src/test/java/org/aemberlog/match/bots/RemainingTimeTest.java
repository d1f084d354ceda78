package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/** How much time a bot thinks it has. */
class RemainingTimeTest {

    private static final long NOON = 1_763_700_000_000L;

    private static MatchState match(Optional<TimeControl> clock) {
        var decks = new TestDecks();
        var seats = List.of(
                new SeatSetup("A", decks.deck(TestDecks.GIANTS).orElseThrow(), 0),
                new SeatSetup("B", decks.deck(TestDecks.KNIGHTS).orElseThrow(), 0));
        var create = new CreateMatch(
                new MatchId("m"), "seed", seats, Optional.of(Seat.A), Optional.of(new Terms(false, clock)));
        return ((Decision.Accepted) new Rules(decks).create(create, NOON))
                .next()
                .state();
    }

    @Test
    void thereIsNoHurryWithoutAClock() {
        assertThat(RemainingTime.left(match(Optional.empty()), Seat.A, NOON + 5_000))
                .isEmpty();
    }

    @Test
    void timePassesForWhoeverIsToAct() {
        var state = match(Optional.of(new TimeControl(Optional.of(60_000L), 0L, Optional.empty())));
        assertThat(RemainingTime.left(state, Seat.A, NOON + 52_000)).contains(Duration.ofSeconds(8));
        assertThat(RemainingTime.left(state, Seat.B, NOON + 52_000)).contains(Duration.ofSeconds(60));
    }

    @Test
    void theRoundEndsForBoth() {
        var control = new TimeControl(Optional.of(60_000L), 0L, Optional.of(55_000L));
        assertThat(RemainingTime.left(match(Optional.of(control)), Seat.B, NOON + 52_000))
                .contains(Duration.ofSeconds(3));
    }
}
