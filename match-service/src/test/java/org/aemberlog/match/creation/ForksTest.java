package org.aemberlog.match.creation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Matches for practice from where finished ones were. */
class ForksTest extends MatchServiceTest {

    private WebTestClient.ResponseSpec fork(String path, Object body, String key) {
        return http.post()
                .uri(path)
                .headers(headers -> headers.set("Idempotency-Key", key))
                .bodyValue(body)
                .exchange();
    }

    private WebTestClient.ResponseSpec fork(Game game, long version, String key) {
        return fork(game.path("/forks"), Map.of("version", version), key);
    }

    private Game finished() {
        var game = gameInMainStep();
        game.accepted(game.ask("b", Map.of("type", "concede")));
        return game;
    }

    @Test
    void aFinishedMatchIsTakenUpWhereItWas() {
        var game = gameInMainStep();
        var then = game.get("a", "/view");
        game.accepted(game.ask("b", Map.of("type", "concede")));
        var practice = game(fork(game, 4, "one"));
        assertThat(practice.id()).isNotEqualTo(game.id());
        var now = practice.get("a", "/view");
        assertThat(((Map<?, ?>) now.get("table")).get("a")).isEqualTo(((Map<?, ?>) then.get("table")).get("a"));
        practice.askFirst("end-turn");
        assertThat(practice.get("spectator", "/view")).containsEntry("version", 2);
        assertThat(game.get("a", "")).containsEntry("winner", "a");
        assertThat(practice.get("a", ""))
                .containsEntry("forkedFrom", Map.of("match", game.id().value(), "version", 4))
                .doesNotContainKey("endedAt");
    }

    @Test
    void theSameKeyGivesTheSameMatch() {
        var game = finished();
        var once = game(fork(game, 3, "twice"));
        assertThat(game(fork(game, 3, "twice")).id()).isEqualTo(once.id());
        assertThat(game(fork(game, 3, "thrice")).id()).isNotEqualTo(once.id());
        expectProblem(fork(game, 2, "twice"), 409, "intent-id-reused");
        assertThat(referee.sent()).noneMatch(it -> it.intentId().contains("twice"));
        var other = finished();
        assertThat(game(fork(other, 3, "twice")).id()).isNotEqualTo(once.id());
    }

    @Test
    void nothingOfTheDiceToComeIsShown() {
        var practice = game(fork(finished(), 3, "hidden"));
        var seed = referee.commits(practice.id()).getFirst().intent().toString();
        assertThat(seed).contains("seed=");
        var shown = practice.get("a", "/view").toString();
        assertThat(shown).doesNotContain("secret", "seed");
    }

    @Test
    void aMatchThatIsNotOverIsNotForked() {
        expectProblem(fork(gameInMainStep(), 2, "early"), 409, "match-not-over");
    }

    /** Else anybody could play a match that counts with the decks of others, be they private. */
    @Test
    void practiceHasNoRematch() {
        var practice = game(fork(finished(), 3, "again"));
        practice.accepted(practice.ask("a", Map.of("type", "concede")));
        var offer = http.post()
                .uri(practice.path("/rematch"))
                .headers(headers -> headers.setBearerAuth(practice.token("a")))
                .bodyValue(Map.of("decks", "same"))
                .exchange();
        expectProblem(offer, 422, "practice-has-no-rematch");
        assertThat(practice.get("a", "/talk")).doesNotContainEntry("mayRematch", true);
    }

    @Test
    void onlyWhatWasIsForked() {
        var game = finished();
        expectProblem(fork(game, 99, "late"), 422, "no-such-version");
        expectProblem(fork("/matches/nowhere/forks", Map.of("version", 1), "k"), 404, "no-such-match");
        expectProblem(fork(game.path("/forks"), Map.of(), "k"), 400, "malformed");
        expectProblem(fork(game.path("/forks"), Map.of("version", "1"), "k"), 400, "malformed");
    }
}
