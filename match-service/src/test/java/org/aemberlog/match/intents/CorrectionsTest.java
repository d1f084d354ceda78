package org.aemberlog.match.intents;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Instant;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A judge sets a live match right. */
class CorrectionsTest extends MatchServiceTest {

    private static final Map<String, Object> FIVE = Map.of("type", "set-pool", "seat", "a", "amount", 5);

    private static String token(String role, String name, String match) {
        var claims = new JWTClaimsSet.Builder()
                .issuer("aemberlog")
                .subject(name)
                .claim("role", role)
                .claim("match", match)
                .expirationTime(Date.from(Instant.now().plusSeconds(60)));
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(SECRET));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String judge() {
        return token("judge", "Judy", null);
    }

    private static Map<String, Object> body(Object... corrections) {
        return Map.of("corrections", List.of(corrections));
    }

    private WebTestClient.ResponseSpec correct(Game game, String token, Object body) {
        return correct(game, token, body, headers -> {});
    }

    private WebTestClient.ResponseSpec correct(Game game, String token, Object body, Consumer<HttpHeaders> more) {
        return http.post()
                .uri(game.path("/corrections"))
                .contentType(MediaType.APPLICATION_JSON)
                .headers(headers -> {
                    if (token != null) {
                        headers.setBearerAuth(token);
                    }
                    more.accept(headers);
                })
                .bodyValue(body)
                .exchange();
    }

    @Test
    void aCorrectionIsAnEventLikeAnyOther() {
        var game = gameInMainStep();
        long version = version(game.id());
        var answer = game.accepted(correct(game, judge(), body(FIVE)));
        assertThat(answer).containsEntry("version", (int) version + 1);
        assertThat(objects(answer.get("events"))).containsExactly(Map.of("type", "corrected.v1", "what", FIVE));
        for (var seat : List.of("a", "b", "spectator")) {
            var table = (Map<?, ?>) game.get(seat, "/view").get("table");
            assertThat(((Map<?, ?>) table.get("a")).get("aember"))
                    .as("seen by %s", seat)
                    .isEqualTo(5);
        }
        var commit = referee.commits(game.id()).getLast();
        assertThat(commit.intent()).isInstanceOf(Correct.class);
        assertThat(((Correct) commit.intent()).judge()).isEqualTo("Judy");
    }

    @Test
    void aJudgeOfOneMatchCorrectsThatMatch() {
        var game = gameInMainStep();
        game.accepted(correct(game, token("judge", "Judy", game.id().value()), body(FIVE)));
    }

    @Test
    void theSameKeyCorrectsOnce() {
        var game = gameInMainStep();
        long version = version(game.id());
        for (int i = 0; i < 2; i++) {
            game.accepted(correct(game, judge(), body(FIVE), h -> h.set("Idempotency-Key", "one")));
        }
        assertThat(version(game.id())).isEqualTo(version + 1);
    }

    private record Bad(String name, Function<Game, String> token, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Bad> badTokens() {
        return Stream.of(
                new Bad("none", game -> null, 401, "token"),
                new Bad("garbage", game -> "garbage", 401, "token"),
                new Bad("a player's", game -> game.token("a"), 403, "no-judge"),
                new Bad("a spectator's", game -> game.token("spectator"), 403, "no-judge"),
                new Bad("an auditor's", game -> token("auditor", "Al", null), 403, "no-judge"),
                new Bad("nobody's", game -> token("judge", null, null), 403, "no-judge"),
                new Bad("a long name's", game -> token("judge", "J".repeat(65), null), 403, "no-judge"),
                new Bad("of another match", game -> token("judge", "Judy", "other"), 403, "other-match"));
    }

    @ParameterizedTest
    @MethodSource("badTokens")
    void onlyAJudgeCorrects(Bad row) {
        var game = gameInMainStep();
        long version = version(game.id());
        expectProblem(correct(game, row.token().apply(game), body(FIVE)), row.status(), row.type());
        assertThat(version(game.id())).isEqualTo(version);
    }

    private record Wrong(Object body, int status, String type, String detail) {}

    static Stream<Wrong> badBodies() {
        return Stream.of(
                new Wrong(Map.of(), 400, "malformed", "1 to 400 corrections are made at once"),
                new Wrong(
                        body(Collections.nCopies(401, FIVE).toArray()),
                        400,
                        "malformed",
                        "1 to 400 corrections are made at once, not 401."),
                new Wrong("[]", 400, "malformed", "The body has to be a JSON object."),
                new Wrong("{", 400, "malformed", "The body has to be JSON"),
                new Wrong(
                        Map.of("corrections", List.of(FIVE), "judge", "Al"),
                        400,
                        "malformed",
                        "judge: there is no such field"),
                new Wrong(
                        body(Map.of("type", "set-pool", "seat", "c", "amount", 5)),
                        400,
                        "malformed",
                        "corrections[0].seat: expected one of [a, b], found 'c'"),
                new Wrong(
                        body(Map.of("type", "set-pool", "seat", "a", "amount", -5)),
                        400,
                        "malformed",
                        "corrections[0]: An amount of Æmber is 0 or more, not -5."),
                new Wrong(
                        body(Map.of("type", "move-card", "card", 3, "to", Map.of("type", "pile", "zone", "in-play"))),
                        400,
                        "malformed",
                        "corrections[0].to: A card is put into one of"),
                new Wrong(
                        body(FIVE, Map.of("type", "set-damage", "card", 77, "amount", 1)),
                        422,
                        "correction-impossible",
                        "Correction 1 cannot be made: there is no card 77"),
                new Wrong(
                        Map.of("corrections", List.of(FIVE), "expectedVersion", 1),
                        409,
                        "stale-version",
                        "The intent was meant for version 1"));
    }

    @ParameterizedTest
    @MethodSource("badBodies")
    void whatCannotBeDoneChangesNothing(Wrong row) {
        var game = gameInMainStep();
        long version = version(game.id());
        var problem = expectProblem(correct(game, judge(), row.body()), row.status(), row.type());
        assertThat(String.valueOf(problem.get("detail"))).contains(row.detail());
        assertThat(version(game.id())).isEqualTo(version);
    }

    @Test
    void aPlayerCannotAskForACorrectionAsAnIntent() {
        var game = gameInMainStep();
        var asked = Map.of("type", "correct", "judge", "Al", "corrections", List.of(FIVE));
        expectProblem(game.ask("a", asked), 400, "malformed");
    }

    @Test
    void aMatchThatIsNotThereIsNotCorrected() {
        var answer = http.post()
                .uri("/matches/nowhere/corrections")
                .headers(headers -> headers.setBearerAuth(judge()))
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body(FIVE))
                .exchange();
        expectProblem(answer, 404, "no-such-match");
    }
}
