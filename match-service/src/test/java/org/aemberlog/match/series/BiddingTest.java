package org.aemberlog.match.series;

import static org.aemberlog.match.series.TerryAndJulie.FISHER;
import static org.aemberlog.match.series.TerryAndJulie.ID;
import static org.aemberlog.match.series.TerryAndJulie.JULIE;
import static org.aemberlog.match.series.TerryAndJulie.MAHOSPOT;
import static org.aemberlog.match.series.TerryAndJulie.TERRY;
import static org.aemberlog.match.series.TerryAndJulie.granted;
import static org.aemberlog.match.series.TerryAndJulie.rejected;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulebook, Chain Bidding. */
class BiddingTest {

    private static Series forMahospot() {
        return Series.opened(ID, TerryAndJulie.bidFor(1, MAHOSPOT), 4);
    }

    @Test
    void julieGoesToSevenAndTerryLetsHerPlayIt() {
        var five = granted(forMahospot().bid(JULIE, 5));
        var six = granted(five.bid(TERRY, 6));
        var seven = granted(six.bid(JULIE, 7));
        assertThat(seven.bidding().get().next()).contains(TERRY);
        assertThat(seven.games()).isEmpty();
        assertThat(seven.uses(JULIE)).isEmpty();

        var settled = granted(seven.pass(TERRY));
        assertThat(settled.uses(JULIE).get().id()).isEqualTo(MAHOSPOT);
        assertThat(settled.uses(TERRY).get().id()).isEqualTo(FISHER);
        var game = settled.games().getFirst();
        assertThat(game.chains(JULIE)).isEqualTo(7);
        assertThat(game.chains(TERRY)).isZero();
        assertThat(game.first()).isEmpty();
        assertThat(settled.version()).isEqualTo(5);
    }

    @Test
    void eitherPlayerMayOpen() {
        assertThat(forMahospot().bidding().get().next()).isEmpty();
        assertThat(granted(forMahospot().bid(TERRY, 5)).bidding().get().next()).contains(JULIE);
        assertThat(granted(forMahospot().bid(JULIE, 5)).bidding().get().next()).contains(TERRY);
    }

    @Test
    void whoeverBroughtTheOtherDeckMayWinTheBid() {
        var forFisher = Series.opened(ID, TerryAndJulie.bidFor(1, FISHER), 4);
        var settled = granted(granted(forFisher.bid(TERRY, 0)).pass(JULIE));
        assertThat(settled.uses(TERRY).get().id()).isEqualTo(FISHER);
        assertThat(settled.uses(JULIE).get().id()).isEqualTo(MAHOSPOT);
    }

    @Test
    void theBidStandsForTheWholeSeries() {
        var opened = Series.opened(ID, TerryAndJulie.bidFor(3, MAHOSPOT), 4);
        var settled = granted(granted(opened.bid(JULIE, 7)).pass(TERRY));
        var second = granted(settled.won(ID.game(1), JULIE).choose(TERRY, TERRY, 4));
        assertThat(second.games().getLast().chains(JULIE)).isEqualTo(7);
        assertThat(second.games().getLast().chains(TERRY)).isZero();
    }

    @Test
    void chainsThatWereBidStandInForTheSuggestedOnes() {
        var both = TerryAndJulie.terms(1, Optional.of(MAHOSPOT), Optional.of(MAHOSPOT));
        var settled = granted(granted(Series.opened(ID, both, 4).bid(JULIE, 2)).pass(TERRY));
        assertThat(settled.games().getFirst().chains()).containsExactly(0, 2);
        assertThat(settled.strongerWon(JULIE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 4, 0})
    void aBidHasToBeHigherThanTheLast(int chains) {
        var five = granted(forMahospot().bid(JULIE, 5));
        assertThat(rejected(five.bid(TERRY, chains))).isEqualTo(new SeriesRejection.BidNotHigher(5, chains));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 25, Integer.MAX_VALUE})
    void aBidIsWithinTheChart(int chains) {
        assertThat(rejected(forMahospot().bid(JULIE, chains))).isEqualTo(new SeriesRejection.BidOutOfRange(chains));
    }

    @Test
    void twentyFourCannotBeBeaten() {
        var most = granted(forMahospot().bid(JULIE, 24));
        assertThat(rejected(most.bid(TERRY, 25))).isEqualTo(new SeriesRejection.BidOutOfRange(25));
        assertThat(granted(most.pass(TERRY)).games().getFirst().chains()).containsExactly(0, 24);
    }

    @Test
    void playersTakeTurns() {
        var five = granted(forMahospot().bid(JULIE, 5));
        assertThat(rejected(five.bid(JULIE, 6))).isEqualTo(new SeriesRejection.NotYourBid());
        assertThat(rejected(five.pass(JULIE))).isEqualTo(new SeriesRejection.NotYourBid());
    }

    @Test
    void nobodyPassesBeforeABid() {
        assertThat(rejected(forMahospot().pass(JULIE))).isEqualTo(new SeriesRejection.NothingToPassOn());
    }

    @Test
    void nobodyBidsAfterAPass() {
        var settled = granted(granted(forMahospot().bid(JULIE, 5)).pass(TERRY));
        assertThat(rejected(settled.bid(JULIE, 6))).isEqualTo(new SeriesRejection.BiddingOver());
        assertThat(rejected(settled.pass(TERRY))).isEqualTo(new SeriesRejection.BiddingOver());
    }

    @Test
    void nobodyBidsWhereEachHasADeck() {
        var plain = Series.opened(ID, TerryAndJulie.plain(1), 4);
        assertThat(rejected(plain.bid(JULIE, 6))).isEqualTo(new SeriesRejection.NoBidding());
        assertThat(rejected(plain.pass(JULIE))).isEqualTo(new SeriesRejection.NoBidding());
    }

    @Test
    void nobodyChoosesAFirstPlayerBeforeTheDecksAreSettled() {
        assertThat(rejected(forMahospot().choose(JULIE, JULIE, 4))).isEqualTo(new SeriesRejection.BiddingOpen());
    }
}
