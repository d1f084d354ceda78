package org.aemberlog.match.intents;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A judge takes an action back, whatever was seen. */
class RewindTest extends MatchServiceTest {

    @Autowired
    private Tokens tokens;

    private String token(Role role, Optional<MatchId> match) {
        return tokens.issue(Principal.official("Judy", role, match)).orElseThrow();
    }

    private WebTestClient.ResponseSpec rewind(Game game, String token, Object body) {
        return http.post()
                .uri(game.path("/rewind"))
                .headers(headers -> headers.setBearerAuth(token))
                .bodyValue(body)
                .exchange();
    }

    @Test
    void aTurnIsGoneBackOn() {
        var game = gameInMainStep();
        var before = game.get("spectator", "/view").get("table");
        game.askFirst("end-turn");
        var answer = game.accepted(rewind(game, token(Role.JUDGE, Optional.empty()), Map.of()));
        assertThat(objects(answer.get("events"))).containsExactly(Map.of("type", "taken-back.v1"));
        assertThat(game.get("spectator", "/view").get("table")).isEqualTo(before);
        assertThat(referee.commits(game.id()).getLast().intent()).isEqualTo(new Rewind("Judy"));
    }

    @Test
    void whatTheJudgeDidNotLookAtIsLeftAlone() {
        var game = gameInMainStep();
        var judge = token(Role.JUDGE, Optional.of(game.id()));
        expectProblem(rewind(game, judge, Map.of("expectedVersion", 3)), 409, "stale-version");
        game.accepted(rewind(game, judge, Map.of("expectedVersion", 4)));
        expectProblem(rewind(game, judge, Map.of()), 409, "nothing-to-take-back");
    }

    @Test
    void onlyAJudgeOfTheMatchGoesBack() {
        var game = gameInMainStep();
        var auditor = token(Role.AUDITOR, Optional.empty());
        expectProblem(rewind(game, auditor, Map.of()), 403, "no-judge");
        expectProblem(rewind(game, game.token("a"), Map.of()), 403, "no-judge");
        var elsewhere = token(Role.JUDGE, Optional.of(new MatchId("elsewhere")));
        expectProblem(rewind(game, elsewhere, Map.of()), 403, "other-match");
        var judge = token(Role.JUDGE, Optional.empty());
        expectProblem(rewind(game, judge, Map.of("judge", "Me")), 400, "malformed");
        assertThat(version(game.id())).isEqualTo(4);
    }
}
