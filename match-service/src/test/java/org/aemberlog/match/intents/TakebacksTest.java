package org.aemberlog.match.intents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;

/** Actions that are taken back, by consent. */
class TakebacksTest extends MatchServiceTest {

    private static final List<String> VIEWERS = List.of("a", "b", "spectator");

    private static Map<String, Object> a(String type) {
        return Map.of("type", type);
    }

    private static Object takeback(Game game, String seat) {
        return game.get(seat, "/intents").get("takeback");
    }

    private static List<Object> tables(Game game) {
        return VIEWERS.stream().map(who -> game.get(who, "/view").get("table")).toList();
    }

    /** What a viewer's stream tells of the last commit. */
    private Map<String, Object> told(Game game, String who) {
        long after = version(game.id()) - 1;
        var line = http.get()
                .uri(game.path("/stream?after=" + after))
                .headers(headers -> headers.setBearerAuth(game.token(who)))
                .exchange()
                .returnResult(String.class)
                .getResponseBody()
                .filter(text -> text.startsWith("{"))
                .blockFirst(SOON);
        return Game.object(json, line.getBytes(UTF_8));
    }

    @Test
    void anOpenActionIsTakenBackWhenTheOpponentAllowsIt() {
        var game = gameInMainStep();
        var player = game.decider();
        var opponent = game.other();
        var before = tables(game);
        game.askFirst("discard-card");
        assertThat(takeback(game, player)).isEqualTo("may-ask");
        assertThat(takeback(game, opponent)).isNull();
        game.accepted(game.ask(player, a("ask-takeback")));
        assertThat(takeback(game, player)).isEqualTo("waits");
        assertThat(takeback(game, opponent)).isEqualTo("may-answer");
        assertThat(game.get("a", "")).containsEntry("takeback", player);
        assertThat(tables(game))
                .allSatisfy(
                        table -> assertThat(((Map<?, ?>) table).get("takeback")).isEqualTo(player));
        game.accepted(game.ask(opponent, a("allow-takeback")));
        assertThat(tables(game)).isEqualTo(before);
        assertThat(takeback(game, player)).isEqualTo("may-ask");
        for (var who : VIEWERS) {
            assertThat(objects(told(game, who).get("events")))
                    .as("told to %s", who)
                    .containsExactly(Map.of("type", "taken-back.v1", "seat", player));
        }
    }

    @Test
    void theOpponentMayDecline() {
        var game = gameInMainStep();
        var player = game.decider();
        game.askFirst("discard-card");
        var before = tables(game);
        game.accepted(game.ask(player, a("ask-takeback")));
        game.accepted(game.ask(game.other(), a("decline-takeback")));
        assertThat(tables(game)).isEqualTo(before);
        assertThat(takeback(game, player)).isEqualTo("may-ask");
    }

    @Test
    void playingOnLetsTheRequestGo() {
        var game = gameInMainStep();
        var player = game.decider();
        game.askFirst("discard-card");
        game.accepted(game.ask(player, a("ask-takeback")));
        game.askFirst("end-turn");
        assertThat(game.get("a", "")).doesNotContainKey("takeback");
    }

    @Test
    void whatShowedHiddenCardsIsNotTakenBack() {
        var game = gameInMainStep();
        game.askFirst("end-turn");
        game.askFirst("choose-house");
        game.askFirst("discard-card");
        var player = game.decider();
        game.askFirst("end-turn");
        assertThat(takeback(game, player)).isNull();
        expectProblem(game.ask(player, a("ask-takeback")), 409, "hidden-information-seen");
    }

    @Test
    void nobodyAllowsWhatNobodyAsked() {
        var game = gameInMainStep();
        game.askFirst("discard-card");
        var player = game.decider();
        expectProblem(game.ask(player, a("allow-takeback")), 409, "takeback-not-asked");
        expectProblem(game.ask(game.other(), a("ask-takeback")), 409, "nothing-to-take-back");
        game.accepted(game.ask(player, a("ask-takeback")));
        expectProblem(game.ask(player, a("allow-takeback")), 409, "takeback-not-asked");
    }
}
