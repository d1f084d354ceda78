package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.TimeAdded;
import org.aemberlog.game.event.MatchEvent.TimePassed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.junit.jupiter.api.Test;

/** What time does to a match in which it is limited. */
class ClocksTest {

    private static final long BASE = 60_000;
    private static final long INCREMENT = 5_000;
    private static final long ROUND = 300_000;

    private static Terms players() {
        return terms(Optional.of(BASE), Optional.empty());
    }

    private static Terms round() {
        return terms(Optional.empty(), Optional.of(ROUND));
    }

    private static Terms terms(Optional<Long> base, Optional<Long> round) {
        long increment = base.isPresent() ? INCREMENT : 0;
        return new Terms(false, Optional.of(new TimeControl(base, increment, round)));
    }

    private static Clock clock(Table table) {
        return table.state().clock().orElseThrow();
    }

    private static long left(Table table, Seat seat) {
        return clock(table).left(seat).orElseThrow();
    }

    @Test
    void theClockOfWhoDecidesRuns() {
        var table = Table.under(players());
        table.after(1_000).asks(new KeepHand(Seat.A));
        table.after(2_500).asks(new KeepHand(Seat.B));
        assertThat(left(table, Seat.A)).isEqualTo(BASE - 1_000);
        assertThat(left(table, Seat.B)).isEqualTo(BASE - 2_500);
        assertThat(table.state().onTheClock()).contains(Seat.A);
        assertThat(table.state().timeIsUpAt()).contains(Table.NOON + 3_500 + BASE - 1_000);
    }

    @Test
    void aCommitBeginsWithTheTimeThatPassed() {
        var table = Table.under(players());
        assertThat(table.events().get(1)).isEqualTo(new TimePassed(Optional.empty(), 0, Table.NOON));
        assertThat(table.after(700).asks(new KeepHand(Seat.A)).getFirst())
                .isEqualTo(new TimePassed(Optional.of(Seat.A), 700, Table.NOON + 700));
    }

    @Test
    void aTurnBringsTheIncrementAtItsEnd() {
        var table = Table.inFirstTurn(players());
        assertThat(table.after(10_000).asks(new EndTurn(Seat.A))).contains(new TimeAdded(Seat.A, INCREMENT));
        assertThat(left(table, Seat.A)).isEqualTo(BASE - 10_000 + INCREMENT);
        assertThat(left(table, Seat.B)).isEqualTo(BASE);
    }

    @Test
    void nobodysClockRunsBeforeTheDiceAreRolled() {
        var terms = new Terms(true, players().time());
        var table = Table.under(terms);
        assertThat(table.state().timeIsUpAt()).isEmpty();
        table.after(2 * BASE).asks(new AddNonce(Seat.B, ""));
        table.after(BASE).asks(new AddNonce(Seat.A, ""));
        assertThat(left(table, Seat.A)).isEqualTo(BASE);
        assertThat(left(table, Seat.B)).isEqualTo(BASE);
        table.after(1).asks(new KeepHand(Seat.A));
        assertThat(left(table, Seat.A)).isEqualTo(BASE - 1);
    }

    @Test
    void onceTheFlagFellOnlyTheEndIsLeft() {
        var table = Table.inFirstTurn(players());
        table.after(BASE);
        assertThat(table.rejected(new EndTurn(Seat.A))).isEqualTo(new Rejection.TimeIsUp());
        assertThat(table.rejected(new AskTakeback(Seat.A))).isEqualTo(new Rejection.TimeIsUp());
        assertThat(table.asks(new CallTime())).endsWith(new MatchWon(Seat.B, Victory.TIME));
        assertThat(table.state().winner()).contains(Seat.B);
        assertThat(table.state().timeIsUpAt()).isEmpty();
        assertThat(table.rejected(new CallTime())).isEqualTo(new Rejection.MatchOver());
    }

    @Test
    void theLastMillisecondIsInTime() {
        var table = Table.inFirstTurn(players());
        table.after(BASE - 1);
        assertThat(table.rejected(new CallTime())).isEqualTo(new Rejection.TimeNotUp());
        table.asks(new EndTurn(Seat.A));
        assertThat(left(table, Seat.A)).isEqualTo(1 + INCREMENT);
    }

    @Test
    void whoHasNoTimeLeftMayStillConcede() {
        var table = Table.inFirstTurn(players());
        table.after(BASE);
        assertThat(table.asks(new Concede(Seat.A))).endsWith(new MatchWon(Seat.B, Victory.CONCESSION));
    }

    @Test
    void timeNeverGoesBack() {
        var table = Table.inFirstTurn(players());
        table.after(-5_000).asks(new EndTurn(Seat.A));
        assertThat(left(table, Seat.A)).isEqualTo(BASE + INCREMENT);
        assertThat(clock(table).at()).isEqualTo(Table.NOON);
    }

    @Test
    void aMatchWithoutAClockHasNoTimeToCall() {
        var table = Table.inFirstTurn(Terms.PLAIN);
        table.after(1_000_000_000_000L);
        assertThat(table.rejected(new CallTime())).isEqualTo(new Rejection.TimeNotUp());
        assertThat(table.asks(new EndTurn(Seat.A))).noneMatch(TimePassed.class::isInstance);
    }

    @Test
    void aRoundEndsForTheOneWithMoreKeysElseMoreAember() {
        var table = Table.inFirstTurn(round());
        assertThat(table.state().timeIsUpAt()).contains(Table.NOON + ROUND);
        table.asks(correct(new Correction.SetPool(Seat.B, 5)));
        assertThat(ended(table, Seat.A, 4)).isEqualTo(new MatchWon(Seat.B, Victory.ROUND));

        var other = Table.inFirstTurn(round());
        other.asks(correct(new Correction.SetPool(Seat.B, 5)));
        other.asks(correct(new Correction.SetKeys(Seat.A, List.of(KeyColor.RED))));
        assertThat(ended(other, Seat.A, 0)).isEqualTo(new MatchWon(Seat.A, Victory.ROUND));
    }

    private static MatchWon ended(Table table, Seat seat, int aember) {
        table.asks(correct(new Correction.SetPool(seat, aember)));
        table.after(ROUND - 1);
        assertThat(table.rejected(new CallTime())).isEqualTo(new Rejection.TimeNotUp());
        table.after(1).asks(new CallTime());
        return table.last(MatchWon.class);
    }

    private static Correct correct(Correction correction) {
        return new Correct("Judy", List.of(correction));
    }

    @Test
    void aRoundThatIsEvenEndsAgainstTheOneToDecide() {
        var table = Table.inFirstTurn(round());
        table.after(ROUND).asks(new CallTime());
        assertThat(table.last(MatchWon.class)).isEqualTo(new MatchWon(Seat.B, Victory.ROUND));
    }

    @Test
    void whoDoesNotTurnUpLosesTheRound() {
        var terms = new Terms(true, round().time());
        var table = Table.under(terms);
        table.asks(new AddNonce(Seat.A, "here"));
        assertThat(table.after(ROUND).asks(new CallTime()))
                .endsWith(new MatchWon(Seat.A, Victory.ROUND), new SecretRevealed("seed"));
    }

    @Test
    void aRoundToWhichNobodyComesIsWonByNobody() {
        var table = Table.under(new Terms(true, round().time()));
        assertThat(table.after(ROUND).asks(new CallTime())).endsWith(new MatchExpired(), new SecretRevealed("seed"));
        assertThat(table.state().winner()).isEmpty();
    }

    /** Time is called a moment after it was up, or long after, as when the service was away. */
    @Test
    void whateverRanOutFirstEndsTheMatch() {
        var table = Table.inFirstTurn(terms(Optional.of(BASE), Optional.of(BASE - 1)));
        table.asks(correct(new Correction.SetPool(Seat.A, 5)));
        table.after(BASE).asks(new CallTime());
        assertThat(table.last(MatchWon.class)).isEqualTo(new MatchWon(Seat.A, Victory.ROUND));

        var other = Table.inFirstTurn(terms(Optional.of(BASE), Optional.of(BASE)));
        other.asks(correct(new Correction.SetPool(Seat.A, 5)));
        other.after(2 * BASE).asks(new CallTime());
        assertThat(other.last(MatchWon.class)).isEqualTo(new MatchWon(Seat.B, Victory.TIME));
    }

    @Test
    void aTurnThatIsPlayedAgainBringsNoMoreTime() {
        var table = Table.inFirstTurn(players());
        table.after(1_000).asks(new EndTurn(Seat.A));
        table.asks(new Rewind("Judy"));
        assertThat(table.asks(new EndTurn(Seat.A))).noneMatch(TimeAdded.class::isInstance);
        assertThat(left(table, Seat.A)).isEqualTo(BASE - 1_000 + INCREMENT);
        table.asks(new ChooseHouse(Seat.B, House.LOGOS));
        assertThat(table.asks(new EndTurn(Seat.B))).contains(new TimeAdded(Seat.B, INCREMENT));
    }

    @Test
    void whateverRunsOutFirstIsWhenTimeIsUp() {
        var table = Table.inFirstTurn(terms(Optional.of(BASE), Optional.of(BASE / 2)));
        assertThat(table.state().timeIsUpAt()).contains(Table.NOON + BASE / 2);
    }

    @Test
    void theTimeUntilAJudgeGoesBackIsNobodys() {
        var table = Table.inFirstTurn(players());
        long before = left(table, Seat.A);
        table.after(1_000).asks(new EndTurn(Seat.A));
        table.after(10 * BASE).asks(new Rewind("Judy"));
        assertThat(left(table, Seat.A)).isEqualTo(before - 1_000 + INCREMENT);
        assertThat(left(table, Seat.B)).isEqualTo(BASE);
    }
}
