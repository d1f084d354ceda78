package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.junit.jupiter.api.Test;

/** A match to which nobody came. */
class ExpiryTest {

    private static Table waiting() {
        return Table.under(new Terms(true, Optional.empty()));
    }

    @Test
    void aMatchThatNobodyCameToIsOverWithoutAWinner() {
        var table = waiting();
        assertThat(table.asks(new Expire()))
                .containsExactly(
                        new MatchExpired(),
                        new SecretRevealed(table.state().chance().secret()));
        assertThat(table.state().over()).isTrue();
        assertThat(table.state().winner()).isEmpty();
        assertThat(table.state().timeIsUpAt()).isEmpty();
    }

    @Test
    void aMatchThatOnlyOneCameToExpiresToo() {
        var table = waiting();
        table.asks(new AddNonce(Seat.A, "mine"));
        assertThat(table.asks(new Expire())).startsWith(new MatchExpired());
    }

    @Test
    void nothingCanBeDoneInAnExpiredMatch() {
        var table = waiting();
        table.asks(new Expire());
        assertThat(table.rejected(new AddNonce(Seat.A, "late"))).isEqualTo(new Rejection.MatchOver());
        assertThat(table.rejected(new Concede(Seat.B))).isEqualTo(new Rejection.MatchOver());
        assertThat(table.rejected(new Expire())).isEqualTo(new Rejection.MatchOver());
    }

    @Test
    void aMatchWhoseFirstTurnHasBegunNeverExpires() {
        var table = Table.under(new Terms(false, Optional.empty()));
        table.asks(new KeepHand(table.state().toAct()));
        table.asks(new KeepHand(table.state().toAct()));
        assertThat(table.rejected(new Expire())).isEqualTo(new Rejection.MatchBegun());
    }

    @Test
    void practiceThatNobodyTookUpExpiresWhereverItBegan() {
        var rules = new Rules(TestCards::find);
        var origin =
                TestCards.table("alice logos line [bear] | bob line [guard]").match();
        var intent = new ForkMatch(
                new MatchId("fork"), origin.state().match(), origin.version(), "other", Map.of(Seat.B, "sensible"));
        var fork = ((Decision.Accepted) rules.fork(intent, origin, true)).next();
        assertThat(fork.state().bots()).containsExactlyEntriesOf(Map.of(Seat.B, "sensible"));
        assertThat(rules.decide(fork, new Expire())).isInstanceOf(Decision.Accepted.class);
        var played = ((Decision.Accepted) rules.decide(fork, new EndTurn(Seat.A))).next();
        assertThat(((Decision.Rejected) rules.decide(played, new Expire())).reason())
                .isEqualTo(new Rejection.MatchBegun());
    }
}
