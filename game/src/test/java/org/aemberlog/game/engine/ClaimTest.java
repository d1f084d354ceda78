package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.BotSeated;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.PlayerReturned;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.Intent.Claim.Outcome;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.junit.jupiter.api.Test;

/** A match that a player has left, as the platform says. */
class ClaimTest {

    private static final Claim WIN = new Claim(Seat.B, Outcome.WIN);
    private static final Claim NO_RESULT = new Claim(Seat.B, Outcome.NO_RESULT);
    private static final Claim BOT = new Claim(Seat.B, Outcome.BOT_PLAYS_ON);

    /** It is A's to decide. */
    private static Table begun() {
        return Table.inFirstTurn(Terms.PLAIN);
    }

    @Test
    void whoStayedWins() {
        var table = begun();
        assertThat(table.asks(WIN)).containsExactly(new MatchWon(Seat.B, Victory.ABANDONMENT));
        assertThat(table.state().winner()).contains(Seat.B);
        assertThat(table.rejected(WIN)).isEqualTo(new Rejection.MatchOver());
    }

    @Test
    void whoStayedMayWantNoWinner() {
        var table = begun();
        assertThat(table.asks(NO_RESULT)).containsExactly(new MatchExpired(Optional.of(Seat.A)));
        assertThat(table.state().over()).isTrue();
        assertThat(table.state().winner()).isEmpty();
    }

    @Test
    void nobodyClaimsWhoHasToDecide() {
        var table = begun();
        assertThat(table.rejected(new Claim(Seat.A, Outcome.WIN))).isEqualTo(new Rejection.YoursToDecide());
        assertThat(table.rejected(new Claim(Seat.A, Outcome.NO_RESULT))).isEqualTo(new Rejection.YoursToDecide());
        table.asks(new EndTurn(Seat.A));
        assertThat(table.rejected(WIN)).isEqualTo(new Rejection.YoursToDecide());
    }

    @Test
    void beforeTheDecksAreDealtTheMatchEndsWithoutAWinner() {
        var table = Table.under(new Terms(true, Optional.empty()));
        table.asks(new AddNonce(Seat.B, "mine"));
        assertThat(table.rejected(WIN)).isEqualTo(new Rejection.NonceMissing(Seat.A));
        assertThat(table.asks(NO_RESULT))
                .containsExactly(
                        new MatchExpired(Optional.of(Seat.A)),
                        new SecretRevealed(table.state().chance().secret()));
    }

    @Test
    void onceTimeIsUpTheClockSaysWhoWins() {
        var minute = new TimeControl(Optional.of(60_000L), 0, Optional.empty());
        var table = Table.inFirstTurn(new Terms(false, Optional.of(minute)));
        table.after(59_999);
        assertThat(table.rejected(new Claim(Seat.A, Outcome.WIN))).isEqualTo(new Rejection.YoursToDecide());
        table.after(1);
        assertThat(table.rejected(WIN)).isEqualTo(new Rejection.TimeIsUp());
    }

    private static Table substituted() {
        var table = Table.inFirstTurn(Terms.PLAIN.withSubstitute(Optional.of("sensible")));
        assertThat(table.asks(BOT)).containsExactly(new BotSeated(Seat.A, "sensible"));
        return table;
    }

    @Test
    void aBotPlaysOnWhereBothAgreedToThat() {
        assertThat(begun().rejected(BOT)).isEqualTo(new Rejection.NoSubstitute());
        var table = substituted();
        assertThat(table.state().bots()).containsExactly(Map.entry(Seat.A, "sensible"));
        assertThat(table.rejected(WIN)).isEqualTo(new Rejection.OpponentPresent());
        assertThat(table.asks(new EndTurn(Seat.A))).isNotEmpty();
    }

    /** Else who has gone, and comes back while the other is away, would win without having sat down again. */
    @Test
    void whoLeftTheSeatToABotClaimsNothing() {
        var table = substituted();
        table.asks(new EndTurn(Seat.A));
        assertThat(table.state().toAct()).isEqualTo(Seat.B);
        for (var outcome : Outcome.values()) {
            assertThat(table.rejected(new Claim(Seat.A, outcome))).isEqualTo(new Rejection.BotPlays());
        }
        table.asks(new ReturnToSeat(Seat.A));
        assertThat(table.asks(new Claim(Seat.A, Outcome.WIN))).endsWith(new MatchWon(Seat.A, Victory.ABANDONMENT));
    }

    @Test
    void whoLeftTakesTheSeatAgain() {
        var table = substituted();
        assertThat(table.rejected(new ReturnToSeat(Seat.B))).isEqualTo(new Rejection.NoSubstitute());
        assertThat(table.asks(new ReturnToSeat(Seat.A))).containsExactly(new PlayerReturned(Seat.A));
        assertThat(table.state().bots()).isEmpty();
        assertThat(table.rejected(new ReturnToSeat(Seat.A))).isEqualTo(new Rejection.NoSubstitute());
        table.asks(new EndTurn(Seat.A));
    }

    /** What is taken back is what was played, not who plays. */
    @Test
    void takingBackLeavesTheBotAtItsSeat() {
        var table = substituted();
        table.asks(new Rewind("Judy"));
        assertThat(table.state().bots()).containsExactly(Map.entry(Seat.A, "sensible"));
        table.asks(new ReturnToSeat(Seat.A));
        assertThat(table.state().bots()).isEmpty();
    }

    @Test
    void aBotThatSatThereFromTheBeginningStays() {
        var rules = new Rules(TestCards::find);
        var origin =
                TestCards.table("alice logos line [bear] | bob line [guard]").match();
        var intent = new ForkMatch(
                new MatchId("fork"), origin.state().match(), origin.version(), "other", Map.of(Seat.A, "sensible"));
        var fork = ((Decision.Accepted) rules.fork(intent, origin, true)).next();
        assertThat(((Decision.Rejected) rules.decide(fork, new ReturnToSeat(Seat.A))).reason())
                .isEqualTo(new Rejection.NoSubstitute());
    }

    @Test
    void aBotNeverLeaves() {
        var rules = new Rules(TestCards::find);
        var origin =
                TestCards.table("alice logos line [bear] | bob line [guard]").match();
        var intent = new ForkMatch(
                new MatchId("fork"), origin.state().match(), origin.version(), "other", Map.of(Seat.A, "sensible"));
        var fork = ((Decision.Accepted) rules.fork(intent, origin, true)).next();
        assertThat(((Decision.Rejected) rules.decide(fork, WIN)).reason()).isEqualTo(new Rejection.OpponentPresent());
    }
}
