package org.aemberlog.match.series;

import static org.aemberlog.match.series.TerryAndJulie.FISHER;
import static org.aemberlog.match.series.TerryAndJulie.ID;
import static org.aemberlog.match.series.TerryAndJulie.JULIE;
import static org.aemberlog.match.series.TerryAndJulie.MAHOSPOT;
import static org.aemberlog.match.series.TerryAndJulie.TERRY;
import static org.aemberlog.match.series.TerryAndJulie.granted;
import static org.aemberlog.match.series.TerryAndJulie.rejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.ShownName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulebook, Game Setup, 4, and Chain Handicaps. */
class SeriesTest {

    private static Series bestOf(int games) {
        return Series.opened(ID, TerryAndJulie.plain(games), 4);
    }

    /** The series after its latest game. */
    private static Series after(Series series, Seat winner) {
        return series.won(series.games().getLast().match(), winner);
    }

    @Test
    void inTheFirstGameTheFirstPlayerIsRolled() {
        var opened = bestOf(3);
        assertThat(opened.games()).hasSize(1);
        assertThat(opened.games().getFirst().first()).isEmpty();
        assertThat(opened.games().getFirst().chains()).containsExactly(0, 0);
        assertThat(opened.chooser()).isEmpty();
    }

    @Test
    void afterEachGameThePlayerOfTheDefeatedDeckChoosesTheFirstPlayer() {
        var lostByTerry = after(bestOf(5), JULIE);
        assertThat(lostByTerry.chooser()).contains(TERRY);
        var second = granted(lostByTerry.choose(TERRY, JULIE, 4));
        assertThat(second.games().getLast().first()).contains(JULIE);
        assertThat(second.chooser()).isEmpty();
        var lostByJulie = after(second, TERRY);
        assertThat(lostByJulie.chooser()).contains(JULIE);
        assertThat(granted(lostByJulie.choose(JULIE, JULIE, 4)).games()).hasSize(3);
    }

    @Test
    void theWinnerOfTheLastGameDoesNotChoose() {
        var lostByTerry = after(bestOf(3), JULIE);
        assertThat(rejected(lostByTerry.choose(JULIE, JULIE, 4))).isEqualTo(new SeriesRejection.NotYourChoice(TERRY));
    }

    @Test
    void nobodyChoosesWhileAGameIsPlayed() {
        assertThat(rejected(bestOf(3).choose(TERRY, TERRY, 4))).isEqualTo(new SeriesRejection.GameRunning(ID.game(1)));
        var second = granted(after(bestOf(3), JULIE).choose(TERRY, TERRY, 4));
        assertThat(rejected(second.choose(TERRY, TERRY, 4))).isEqualTo(new SeriesRejection.GameRunning(ID.game(2)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7, 9})
    void moreThanHalfOfTheGamesWinTheSeries(int games) {
        var series = bestOf(games);
        for (int won = 1; won < games / 2 + 1; won++) {
            series = after(series, JULIE);
            assertThat(series.winner()).isEmpty();
            series = granted(series.choose(TERRY, TERRY, 4));
        }
        series = after(series, JULIE);
        assertThat(series.winner()).contains(JULIE);
        assertThat(series.chooser()).isEmpty();
        assertThat(rejected(series.choose(TERRY, TERRY, 4))).isEqualTo(new SeriesRejection.SeriesOver(JULIE));
    }

    @Test
    void aSeriesCanGoToItsLastGame() {
        var series = bestOf(3);
        series = granted(after(series, JULIE).choose(TERRY, TERRY, 4));
        series = granted(after(series, TERRY).choose(JULIE, TERRY, 4));
        assertThat(series.wins(JULIE)).isEqualTo(1);
        assertThat(series.wins(TERRY)).isEqualTo(1);
        assertThat(after(series, TERRY).winner()).contains(TERRY);
    }

    @Test
    void aResultThatIsToldAgainChangesNothing() {
        var won = after(bestOf(3), JULIE);
        assertThat(won.won(ID.game(1), JULIE)).isSameAs(won);
        assertThat(won.won(ID.game(1), TERRY)).isSameAs(won);
        assertThat(won.won(ID.game(2), TERRY)).isSameAs(won);
        assertThat(won.won(new MatchId("another"), TERRY)).isSameAs(won);
    }

    @Test
    void aGameIsToBeginUntilTheRulesHaveSetItUp() {
        var opened = bestOf(3);
        assertThat(opened.toBegin()).contains(opened.games().getFirst());
        var begun = opened.begun(ID.game(1));
        assertThat(begun.toBegin()).isEmpty();
        assertThat(begun.begun(ID.game(1))).isSameAs(begun);
        assertThat(after(opened, JULIE).toBegin()).isEmpty();
    }

    @Test
    void theStrongerDeckPlaysWithTheChainsOfItsHandicap() {
        var opened = Series.opened(ID, TerryAndJulie.handicapped(3, FISHER), 4);
        assertThat(opened.games().getFirst().chains(JULIE)).isEqualTo(4);
        assertThat(opened.games().getFirst().chains(TERRY)).isZero();
        var second = granted(after(opened, JULIE).choose(TERRY, TERRY, 5));
        assertThat(second.games().getLast().chains(JULIE)).isEqualTo(5);
        assertThat(opened.strongerWon(JULIE)).contains(true);
        assertThat(opened.strongerWon(TERRY)).contains(false);
        assertThat(bestOf(3).strongerWon(JULIE)).isEmpty();
    }

    @Test
    void theDecksStartEveryGameWithTheChainsAgreedOn() {
        var opened = Series.opened(ID, TerryAndJulie.chained(2, 24), 4);
        assertThat(opened.games().getFirst().chains()).containsExactly(2, 24);
        var second = granted(after(opened, JULIE).choose(TERRY, TERRY, 4));
        assertThat(second.games().getLast().chains()).containsExactly(2, 24);
    }

    @Test
    void chainsAgreedOnAreWithinTheChart() {
        assertThatThrownBy(() -> TerryAndJulie.chained(25, 0)).hasMessage("chains.a: expected 0 to 24, found 25");
        assertThatThrownBy(() -> TerryAndJulie.chained(0, -1)).hasMessage("chains.b: expected 0 to 24, found -1");
    }

    @Test
    void chainsAreAgreedOnOrFollowFromSomething() {
        var chains = new StartingChains(0, 0);
        var deck = Optional.of(FISHER);
        assertThatThrownBy(() -> TerryAndJulie.chained(deck, Optional.empty(), chains))
                .hasMessageContaining("'handicap' or 'bid'");
        assertThatThrownBy(() -> TerryAndJulie.chained(Optional.empty(), deck, chains))
                .hasMessageContaining("'handicap' or 'bid'");
    }

    @Test
    void aMatchupIsOrdered() {
        assertThat(TerryAndJulie.handicapped(1, MAHOSPOT).matchup()).contains(new Matchup(MAHOSPOT, FISHER));
        assertThat(TerryAndJulie.handicapped(1, FISHER).matchup()).contains(new Matchup(FISHER, MAHOSPOT));
        assertThat(TerryAndJulie.plain(1).matchup()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 2, 4, 8, 10, 11})
    void aSeriesHasAnOddNumberOfGames(int games) {
        assertThatThrownBy(() -> TerryAndJulie.plain(games))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("odd number from 1 to 9, found " + games);
    }

    @Test
    void onlyADeckOfTheSeriesHasAHandicapOrIsBidFor() {
        assertThatThrownBy(() -> TerryAndJulie.handicapped(3, "another"))
                .hasMessageContaining("handicap.stronger: expected 'mahospot' or 'fisher'");
        assertThatThrownBy(() -> TerryAndJulie.bidFor(3, "another"))
                .hasMessageContaining("bid.deck: expected 'mahospot' or 'fisher'");
    }

    @Test
    void aDeckHasNoHandicapAgainstItself() {
        var twice = Collections.nCopies(2, TerryAndJulie.plain(1).decks().getFirst());
        var players = List.of("Terry", "Julie");
        var stronger = Optional.of(MAHOSPOT);
        assertThatThrownBy(() -> new SeriesTerms(
                        players, twice, 1, stronger, Optional.empty(), Optional.empty(), Optional.empty()))
                .hasMessageContaining("two different decks");
    }

    @Test
    void aNameIsAsLongAsInAMatch() {
        var decks = TerryAndJulie.plain(1).decks();
        var longest = "😀".repeat(ShownName.LONGEST_OF_PLAYER);
        assertThat(named(longest, decks).players()).containsExactly(longest, "Julie");
        assertThatThrownBy(() -> named(longest + "x", decks)).hasMessageContaining("1 to 40 characters");
    }

    private static SeriesTerms named(String player, List<DeckList> decks) {
        return new SeriesTerms(
                List.of(player, "Julie"),
                decks,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void aMatchSaysItsSeries() {
        var ids = new HashSet<MatchId>();
        for (int number = 1; number <= SeriesTerms.MAX_GAMES; number++) {
            assertThat(SeriesId.of(ID.game(number))).contains(ID);
            ids.add(ID.game(number));
        }
        assertThat(ids).hasSize(SeriesTerms.MAX_GAMES);
        assertThat(SeriesId.of(new MatchId(ID.value()))).isEmpty();
        assertThat(SeriesId.of(new MatchId("bench-1"))).isEmpty();
    }

    @Test
    void aSeriesIsReadAsItWasWritten() {
        var bidden =
                granted(Series.opened(ID, TerryAndJulie.bidFor(3, MAHOSPOT), 4).bid(JULIE, 5));
        var played = granted(after(bestOf(3).begun(ID.game(1)), JULIE).choose(TERRY, TERRY, 4));
        var chained = Series.opened(ID, TerryAndJulie.chained(2, 0), 4);
        for (var series : List.of(bestOf(1), bidden, granted(bidden.pass(TERRY)), played, chained)) {
            assertThat(Plain.read(Series.class, Plain.map(series))).isEqualTo(series);
        }
    }
}
