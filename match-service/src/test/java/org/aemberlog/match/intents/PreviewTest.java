package org.aemberlog.match.intents;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What the rules say to an intent that is not meant. */
class PreviewTest extends MatchServiceTest {

    private WebTestClient.ResponseSpec preview(Game game, String seat, Map<String, ?> intent) {
        return http.post()
                .uri(game.path("/intents/preview"))
                .headers(headers -> headers.setBearerAuth(game.token(seat)))
                .bodyValue(intent)
                .exchange();
    }

    private static Map<String, Object> unseated(Map<String, Object> intent) {
        var sent = new HashMap<>(intent);
        sent.remove("seat");
        return sent;
    }

    private static Map<String, Object> firstPlay(Game game) {
        return unseated(game.legal().stream()
                .filter(it -> it.get("type").equals("play-card"))
                .findFirst()
                .orElseThrow());
    }

    /** In the second turn of a player who has a creature, so that the next one asks for its flank. */
    private Game gameWithACreature() {
        var game = gameInMainStep();
        game.askFirst("play-card");
        game.askFirst("end-turn");
        game.askFirst("choose-house");
        game.askFirst("end-turn");
        game.askFirst("choose-house");
        return game;
    }

    @Test
    void itIsRejectedAsTheIntentItselfWouldBe() {
        var game = gameInMainStep();
        var play = firstPlay(game);
        game.askFirst("discard-card");
        play.put("card", ((Number) play.get("card")).intValue());
        long version = version(game.id());
        for (var intent : List.of(play, Map.of("type", "reap", "creature", 71))) {
            var said = preview(game, game.decider(), intent).returnResult(byte[].class);
            var meant = game.ask(game.decider(), intent).returnResult(byte[].class);
            assertThat(said.getStatus().value()).isEqualTo(409);
            assertThat(new String(said.getResponseBodyContent()))
                    .isEqualTo(new String(meant.getResponseBodyContent()))
                    .contains("\"section\"");
        }
        assertThat(version(game.id())).isEqualTo(version);
    }

    @Test
    void itSaysWhatIsAskedFirstAndChangesNothing() {
        var game = gameWithACreature();
        var seat = game.decider();
        var play = firstPlay(game);
        var before = game.get(seat, "/view");
        var foreseen = body(preview(game, seat, play));
        assertThat(game.get(seat, "/view")).isEqualTo(before);
        game.accepted(game.ask(seat, play));
        var menu = game.get(seat, "/intents");
        assertThat(foreseen.get("choice")).isNotNull().isEqualTo(menu.get("choice"));
        assertThat(foreseen.get("question")).isEqualTo(menu.get("question"));
    }

    @Test
    void anIntentCanBeHeldBackUntilWhatItAsksFirstIsKnown() {
        var game = gameWithACreature();
        var seat = game.decider();
        var play = firstPlay(game);
        long version = version(game.id());
        var previewed = body(preview(game, seat, play));
        assertThat(previewed).containsKey("choice");
        assertThat(body(foresee(game, seat, "play", play))).isEqualTo(previewed);
        assertThat(version(game.id())).isEqualTo(version);
        game.accepted(game.ask(seat, play));
        assertThat(version(game.id())).isEqualTo(version + 1);
    }

    @Test
    void anIntentThatAsksNothingFirstIsDoneAtOnceAndOnce() {
        var game = gameInMainStep();
        long version = version(game.id());
        var end = Map.of("type", "end-turn", "expectedVersion", version);
        var seat = game.decider();
        var done = body(foresee(game, seat, "end", end));
        assertThat(done).containsEntry("version", (int) version + 1).containsKey("events");
        assertThat(body(foresee(game, seat, "end", end))).isEqualTo(done);
        assertThat(version(game.id())).isEqualTo(version + 1);
        expectProblem(foresee(game, seat, "again", end), 409, "stale-version");
    }

    @Test
    void theTableAndWhatMayBeAskedThenComeWithTheAnswer() {
        var game = gameInMainStep();
        var seat = game.decider();
        var end = Map.of("type", "end-turn", "expectedVersion", version(game.id()));
        var done = body(send(game, seat, "?foresee=true&table=true", "end", end));
        assertThat(done).containsOnlyKeys("version", "view", "menu");
        assertThat(done.get("view")).isEqualTo(game.get(seat, "/view"));
        assertThat(done.get("menu")).isEqualTo(game.get(seat, "/intents"));
        assertThat(done).isEqualTo(body(send(game, seat, "?table=true", "end", end)));
    }

    private WebTestClient.ResponseSpec foresee(Game game, String seat, String key, Map<String, ?> intent) {
        return send(game, seat, "?foresee=true", key, intent);
    }

    private WebTestClient.ResponseSpec send(Game game, String seat, String query, String key, Map<String, ?> intent) {
        return http.post()
                .uri(game.path("/intents" + query))
                .headers(headers -> headers.setBearerAuth(game.token(seat)))
                .header("Idempotency-Key", key)
                .bodyValue(intent)
                .exchange();
    }

    private Map<String, Object> body(WebTestClient.ResponseSpec answer) {
        return Game.object(
                json, answer.expectStatus().isOk().returnResult(byte[].class).getResponseBodyContent());
    }

    @Test
    void whatWouldBringOutSomethingHiddenAsksNothingBeforehand() {
        var game = gameInMainStep();
        var foreseen = body(preview(game, game.decider(), Map.of("type", "end-turn")));
        assertThat(foreseen).containsOnlyKeys("version");
    }

    @Test
    void onlyASeatAsksForItAndNotTooOften() {
        var game = gameInMainStep();
        expectProblem(preview(game, "spectator", Map.of("type", "end-turn")), 403, "spectators-only-watch");
        expectProblem(preview(game, game.decider(), Map.of("type", "end-turn", "seat", "a")), 400, "malformed");
        expectProblem(
                preview(game, game.decider(), Map.of("type", "end-turn", "expectedVersion", 1)), 409, "stale-version");
        var other = game.other();
        expectProblem(preview(game, other, Map.of("type", "end-turn")), 409, "not-your-turn");
        for (int i = 0; i < 1000; i++) {
            if (preview(game, other, Map.of("type", "end-turn"))
                            .returnResult(byte[].class)
                            .getStatus()
                            .value()
                    == 429) {
                return;
            }
        }
        throw new AssertionError("A seat asks as often as it likes.");
    }

    @Test
    void whereNothingCanBePlayedOrUsedTheMenuSaysWhy() {
        var game = gameInMainStep();
        assertThat(game.get(game.decider(), "/intents")).doesNotContainKey("obstacles");
        game.askFirst("discard-card");
        assertThat(objects(game.get(game.decider(), "/intents").get("obstacles")))
                .anySatisfy(it -> assertThat(it)
                        .containsEntry("type", "first-turn-limit")
                        .containsEntry("section", "First Turn Rule")
                        .containsKeys("detail", "cards"));
        assertThat(game.get(game.other(), "/intents")).doesNotContainKey("obstacles");
    }
}
