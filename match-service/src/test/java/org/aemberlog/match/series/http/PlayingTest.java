package org.aemberlog.match.series.http;

import static org.aemberlog.match.series.http.Sides.games;
import static org.aemberlog.match.series.http.Sides.object;
import static org.aemberlog.match.table.TestDecks.GIANTS;
import static org.aemberlog.match.table.TestDecks.KNIGHTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.FirstPlayerChosen;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Series from the first bid to the last game. */
class PlayingTest extends SeriesHttpTest {

    private static final Map<String, Object> PLAY = Map.of("step", "play");

    private MatchCreated created(Map<String, Object> game) {
        var events = referee.commits(new MatchId((String) game.get("match")))
                .getFirst()
                .events();
        return (MatchCreated) events.getFirst();
    }

    private List<Integer> chains(Map<String, Object> game) {
        return created(game).seats().stream().map(SeatSetup::chains).toList();
    }

    private Optional<Seat> chosen(Map<String, Object> game) {
        return referee.commits(new MatchId((String) game.get("match"))).getFirst().events().stream()
                .filter(FirstPlayerChosen.class::isInstance)
                .map(event -> ((FirstPlayerChosen) event).first())
                .findFirst();
    }

    @Test
    void aSeriesBeginsWithItsFirstGame() {
        var series = opened(wanted(3));
        assertThat(series.opened())
                .containsEntry("bestOf", 3)
                .containsEntry("needed", 2)
                .containsEntry("next", PLAY)
                .doesNotContainKeys("winner", "handicap", "bidding");
        var game = games(series.opened()).getFirst();
        assertThat(game)
                .containsEntry("number", 1)
                .containsEntry("link", "/matches/" + game.get("match"))
                .containsEntry("begun", true)
                .doesNotContainKeys("first", "winner", "token");
        var events = referee.commits(new MatchId((String) game.get("match")))
                .getFirst()
                .events();
        assertThat(events).anyMatch(FirstPlayerRolled.class::isInstance);
        assertThat(series.seen()).isEqualTo(series.opened());
    }

    @Test
    void eachSideSitsDownAtTheGameWithItsToken() {
        var series = opened(wanted(1));
        for (var side : List.of("a", "b")) {
            var game = series.game(side);
            var menu = series.body(http.get()
                    .uri(game.get("link") + "/intents")
                    .headers(h -> h.setBearerAuth((String) game.get("token")))
                    .exchange());
            assertThat(menu).containsEntry("version", 1);
        }
    }

    @Test
    void theLoserOfEachGameChoosesWhoGoesFirst() {
        var series = opened(wanted(3));
        series.concede("a");
        assertThat(series.seen()).containsEntry("next", Map.of("step", "choose-first-player", "seat", "a"));
        var second = series.body(series.choose("a", "b"));
        assertThat(second).containsEntry("next", PLAY);
        assertThat(games(second)).hasSize(2);
        assertThat(games(second).getFirst()).containsEntry("winner", "b");
        assertThat(games(second).getLast()).containsEntry("first", "b");
        assertThat(chosen(games(second).getLast())).contains(Seat.B);

        series.concede("b");
        var third = series.body(series.choose("b", "b"));
        assertThat(chosen(games(third).getLast())).contains(Seat.B);
        series.concede("b");
        var over = series.seen();
        assertThat(over).containsEntry("winner", "a").doesNotContainKey("next");
        assertThat(object(object(over, "players"), "a")).containsEntry("wins", 2);
        assertThat(object(object(over, "players"), "b")).containsEntry("wins", 1);
        expectProblem(series.choose("b", "b"), 409, "series-over");
    }

    @Test
    void julieGoesToSevenAndTerryLetsHerPlayIt() {
        var series = bidding();
        assertThat(series.opened()).containsEntry("next", Map.of("step", "bid")).doesNotContainKey("games");
        series.body(series.bid("b", 5));
        series.body(series.bid("a", 6));
        var seven = series.body(series.bid("b", 7));
        assertThat(seven).containsEntry("next", Map.of("step", "bid", "seat", "a"));
        assertThat(object(seven, "bidding"))
                .containsEntry(
                        "bids",
                        List.of(
                                Map.of("by", "b", "chains", 5),
                                Map.of("by", "a", "chains", 6),
                                Map.of("by", "b", "chains", 7)));
        var settled = series.body(series.pass("a"));
        assertThat(object(object(settled, "players"), "b")).containsEntry("deck", GIANTS);
        assertThat(object(object(settled, "players"), "a")).containsEntry("deck", KNIGHTS);
        var game = games(settled).getFirst();
        assertThat(game).containsEntry("chains", Map.of("a", 0, "b", 7));
        assertThat(chains(game)).containsExactly(0, 7);
        assertThat(created(game).seats().get(1).deck().id()).isEqualTo(GIANTS);
        assertThat(created(game).seats().get(1).player()).isEqualTo("Julie");
    }

    @Test
    void aHandicapRunsAcrossGamesAndSeries() {
        var handicap = Map.of("stronger", GIANTS);
        var series = opened(wanted(3, "handicap", handicap));
        assertThat(object(series.opened(), "handicap")).isEqualTo(Map.of("stronger", GIANTS, "chains", 4, "streak", 0));
        assertThat(chains(series.concede("b"))).containsExactly(4, 0);
        series.body(series.choose("b", "b"));
        assertThat(chains(series.concede("b"))).containsExactly(4, 0);
        assertThat(object(series.seen(), "handicap")).containsEntry("streak", 2);

        var next = opened(wanted(3, "handicap", handicap));
        assertThat(chains(next.concede("b"))).containsExactly(4, 0);
        next.body(next.choose("b", "a"));
        assertThat(chains(next.concede("a"))).containsExactly(5, 0);
        assertThat(object(next.seen(), "handicap")).isEqualTo(Map.of("stronger", GIANTS, "chains", 5, "streak", -1));

        var turned = opened(wanted(1, "handicap", Map.of("stronger", KNIGHTS)));
        assertThat(chains(turned.game("a"))).containsExactly(0, 4);
    }

    @Test
    void aResultThatIsToldTwiceCountsOnce() {
        var series = opened(wanted(5, "handicap", Map.of("stronger", KNIGHTS)));
        int before = (int) object(series.seen(), "handicap").get("streak");
        var match = new MatchId((String) series.concede("a").get("match"));
        var told = series.seen();
        referee.tellAgain(match);
        assertThat(series.seen()).isEqualTo(told);
        assertThat(object(told, "handicap")).containsEntry("streak", before + 1);
    }

    @Test
    void theSameKeyOpensTheSameSeries() {
        var first = new Sides(http, json, post(wanted(3), "series-key"));
        var again = new Sides(http, json, post(wanted(3), "series-key"));
        assertThat(again.opened()).isEqualTo(first.opened());
        expectProblem(post(wanted(5), "series-key"), 409, "series-id-reused");
        assertThat(new Sides(http, json, post(wanted(3), "other-key")).id()).isNotEqualTo(first.id());
    }

    @Test
    void ofTwoEqualBidsAtOnceOneStands() {
        var series = bidding();
        var answers = List.of("a", "b").parallelStream()
                .map(side -> series.bid(side, 5).expectBody().returnResult().getStatus())
                .map(status -> status.value())
                .toList();
        assertThat(answers).containsExactlyInAnyOrder(200, 409);
        assertThat(series.seen()).containsEntry("version", 2);
    }

    @Test
    void everyGameIsPlayedOnTheTermsOfTheSeries() {
        var body = wanted(3, "clock", Map.of("base", 60_000, "increment", 1_000));
        body.put("nonces", true);
        var series = opened(body);
        var terms = new Terms(true, Optional.of(new TimeControl(Optional.of(60_000L), 1_000, Optional.empty())));
        assertThat(created(series.game("a")).terms()).isEqualTo(terms);
        series.concede("a");
        series.body(series.choose("a", "b"));
        assertThat(created(series.game("a")).terms()).isEqualTo(terms);
    }

    @Test
    void everyGameStartsWithTheChainsAgreedOn() {
        var series = opened(wanted(3, "chains", Map.of("a", 3, "b", 0)));
        assertThat(chains(series.concede("a"))).containsExactly(3, 0);
        series.body(series.choose("a", "b"));
        assertThat(chains(series.game("a"))).containsExactly(3, 0);
        assertThat(series.game("a")).containsEntry("chains", Map.of("a", 3, "b", 0));
    }

    @Test
    void aGameThatNobodyComesToEndsTheSeries() {
        var series = opened(wanted(3));
        series.concede("a");
        series.body(series.choose("a", "b"));
        var match = new MatchId((String) series.game("a").get("match"));
        var id = IntentId.clock("expire", 1);
        referee.ask(new IntentRecord(match, id, Optional.of(1L), new Expire()));
        Awaitility.await().untilAsserted(() -> assertThat(series.seen()).containsEntry("expired", true));
        assertThat(series.seen()).doesNotContainKeys("winner", "next");
        assertThat(series.game("a")).containsEntry("expired", true);
        expectProblem(series.choose("a", "a"), 409, "series-expired");
        assertThat(referee.commits(match).getLast().events()).contains(new MatchExpired());
    }

    @Test
    void aGameThatIsWonOnTimeCountsLikeAnyOther() {
        var series = opened(wanted(1, "clock", Map.of("round", 60_000)));
        var match = new MatchId((String) series.game("a").get("match"));
        referee.pass(60_000);
        referee.ask(new IntentRecord(match, "time-1", Optional.empty(), new CallTime()));
        Awaitility.await().untilAsserted(() -> assertThat(series.seen()).containsKey("winner"));
        var won = referee.commits(match).getLast().events().stream()
                .filter(MatchWon.class::isInstance)
                .map(MatchWon.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(won.by()).isEqualTo(Victory.ROUND);
        assertThat(series.seen()).containsEntry("winner", won.winner().name().toLowerCase(Locale.ROOT));
    }
}
