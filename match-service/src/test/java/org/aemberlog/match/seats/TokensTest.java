package org.aemberlog.match.seats;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;

class TokensTest extends MatchServiceTest {

    private static final byte[] OTHER_SECRET = "another secret of at least 32 bytes".getBytes();
    private static final Map<String, Object> CONCEDE = Map.of("type", "concede");

    private record Row(String name, Function<Game, String> header, int status, String type) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Row row(String name, Function<Game, String> token, int status, String type) {
        return new Row(name, game -> "Bearer " + token.apply(game), status, type);
    }

    static Stream<Row> badTokens() {
        return Stream.of(
                new Row("none", game -> null, 401, "token"),
                new Row("another scheme", game -> "Basic YTpi", 401, "token"),
                row("no token", game -> "", 401, "token"),
                row("garbage", game -> "garbage", 401, "token"),
                row("half of it", game -> game.token("a").replaceAll("\\..*", ""), 401, "token"),
                row("changed", game -> forged(game.token("a")), 401, "token"),
                row("of another secret", game -> sign(claims(game), OTHER_SECRET), 401, "token"),
                row("unsigned", game -> new PlainJWT(claims(game).build()).serialize(), 401, "token"),
                row("expired", game -> sign(expiring(game, Instant.now().minusSeconds(1))), 401, "token"),
                row("without end", game -> sign(expiring(game, null)), 401, "token"),
                row("of another issuer", game -> sign(claims(game).issuer("x")), 401, "token"),
                row("of no such seat", game -> sign(claims(game).claim("seat", "c")), 401, "token"),
                row("of a number as seat", game -> sign(claims(game).claim("seat", 1)), 401, "token"),
                row("of another match", game -> sign(claims(game).claim("match", "other")), 403, "other-match"),
                row("of an auditor", game -> sign(claims(game).claim("role", "auditor")), 403, "no-seat"),
                row("of a seat of no match", game -> sign(claims(game).claim("match", null)), 403, "no-seat"));
    }

    private static JWTClaimsSet.Builder claims(Game game) {
        return expiring(game, Instant.now().plusSeconds(60));
    }

    private static JWTClaimsSet.Builder expiring(Game game, Instant at) {
        return new JWTClaimsSet.Builder()
                .issuer("aemberlog")
                .claim("role", "seat")
                .claim("match", game.id().value())
                .claim("seat", "a")
                .expirationTime(at == null ? null : Date.from(at));
    }

    private static String sign(JWTClaimsSet.Builder claims) {
        return sign(claims, SECRET);
    }

    private static String sign(JWTClaimsSet.Builder claims, byte[] secret) {
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The token of seat A with the claims of seat B under its signature. */
    private static String forged(String token) {
        try {
            var claims = SignedJWT.parse(token).getJWTClaimsSet();
            var other = new JWTClaimsSet.Builder(claims).claim("seat", "b").build();
            var parts = token.split("\\.");
            return parts[0] + "." + other.toPayload().toBase64URL() + "." + parts[2];
        } catch (ParseException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("badTokens")
    void whatATokenIsGoodForIsSaidOfGoodOnesOnly(Row row) {
        var header = row.header().apply(newGame());
        var answer = http.get().uri("/token").headers(h -> authorize(h, header)).exchange();
        if (row.status() == 401) {
            expectProblem(answer, 401, "token");
        } else {
            answer.expectStatus().value(status -> assertThat(status).isIn(200, 403));
        }
    }

    @Test
    void aTokenSaysWhatItIsGoodFor() {
        var game = newGame();
        assertThat(said(game.token("b")))
                .isEqualTo(Map.of("role", "seat", "match", game.id().value(), "seat", "b"));
        assertThat(said(game.token("spectator")))
                .isEqualTo(Map.of("role", "spectator", "match", game.id().value()));
        var judge = claims(game).claim("role", "judge").claim("match", null).claim("seat", null);
        assertThat(said(sign(judge.subject("Judy")))).isEqualTo(Map.of("role", "judge"));
    }

    private Map<String, Object> said(String token) {
        var answer = http.get()
                .uri("/token")
                .headers(headers -> headers.setBearerAuth(token))
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(byte[].class)
                .returnResult();
        return Game.object(json, answer.getResponseBody());
    }

    @ParameterizedTest
    @MethodSource("badTokens")
    void withoutAGoodTokenNothingIsShownOrDone(Row row) {
        var game = newGame();
        var header = row.header().apply(game);
        for (var path : List.of("/view", "/intents", "/stream")) {
            expectProblem(
                    http.get()
                            .uri(game.path(path))
                            .headers(h -> authorize(h, header))
                            .exchange(),
                    row.status(),
                    row.type());
        }
        expectProblem(
                http.method(HttpMethod.POST)
                        .uri(game.path("/intents"))
                        .headers(h -> authorize(h, header))
                        .bodyValue(CONCEDE)
                        .exchange(),
                row.status(),
                row.type());
        assertThat(version(game.id())).isEqualTo(1);
    }

    private static void authorize(HttpHeaders headers, String value) {
        if (value != null) {
            headers.set("Authorization", value);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"judge", "auditor", "service"})
    void whoseTokenIsForOneMatchIsToldSo(String role) {
        var answer = http.get()
                .uri("/token")
                .headers(headers -> headers.setBearerAuth(
                        sign(claims(newGame()).claim("role", role).claim("seat", null))))
                .exchange();
        answer.expectStatus().isOk().expectBody().jsonPath("role").isEqualTo(role);
    }

    @Test
    void aTokenSignedWithTheSecretIsGood() {
        var game = newGame();
        http.get()
                .uri(game.path("/view"))
                .headers(headers -> headers.setBearerAuth(sign(claims(game))))
                .exchange()
                .expectStatus()
                .isOk();
    }

    @Test
    void theTokenOfTheOtherMatchIsRejected() {
        var game = newGame();
        var other = newGame();
        var answer = http.post()
                .uri(game.path("/intents"))
                .headers(headers -> headers.setBearerAuth(other.token("a")))
                .bodyValue(CONCEDE)
                .exchange();
        expectProblem(answer, 403, "other-match");
        assertThat(version(game.id())).isEqualTo(1);
        assertThat(version(other.id())).isEqualTo(1);
    }

    @Test
    void aRejectedTokenIsToldWhatScheme() {
        http.get().uri(newGame().path("/view")).exchange().expectHeader().valueEquals("WWW-Authenticate", "Bearer");
    }
}
