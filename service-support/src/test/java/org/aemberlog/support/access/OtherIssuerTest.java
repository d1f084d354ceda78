package org.aemberlog.support.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.OctetSequenceKey;
import com.nimbusds.jose.util.Base64URL;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reactor.core.publisher.Mono;

/** Tokens of an issuer by OpenID Connect, good ones and those that somebody made up. */
class OtherIssuerTest {

    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Duration REFETCH_AFTER = Duration.ofMillis(100);
    private static final Keys RSA = Keys.rsa("rsa");
    private static final Keys EC = Keys.ec("ec");
    private static final Keys STRANGER = Keys.rsa("rsa");
    private static final SharedSecret SECRET = new SharedSecret("A".repeat(44));

    private LocalIssuer issuer;
    private Tokens tokens;

    @BeforeEach
    void open() {
        issuer = new LocalIssuer();
        issuer.publish(RSA.published(), EC.published());
        tokens = believing(trusted("role", "", ""), Duration.ofMinutes(5));
    }

    @AfterEach
    void close() {
        issuer.close();
    }

    private AccessSettings.Trusted trusted(String role, String match, String seat) {
        return new AccessSettings.Trusted(
                issuer.url(),
                LocalIssuer.AUDIENCE,
                List.of(Role.JUDGE, Role.AUDITOR, Role.SEAT),
                role,
                match,
                seat,
                "");
    }

    private static Tokens believing(AccessSettings.Trusted trusted, Duration keysFor) {
        return believing(trusted, keysFor, REFETCH_AFTER);
    }

    private static Tokens believing(AccessSettings.Trusted trusted, Duration keysFor, Duration refetchAfter) {
        var settings = new AccessSettings(
                Set.of(Role.values()),
                Duration.ofSeconds(30),
                keysFor,
                refetchAfter,
                Duration.ofSeconds(2),
                List.of(trusted));
        return new AccessConfiguration()
                .tokens(SECRET, new AccessConfiguration.OwnTokens("", Duration.ofMinutes(1)), settings);
    }

    private Principal read(String authorization) {
        return tokens.read(authorization).block(SOON);
    }

    private Problem rejected(String authorization) {
        return tokens.read(authorization)
                .flatMap(principal -> Mono.<Problem>error(new AssertionError("let in: " + principal)))
                .onErrorResume(Problem.class, Mono::just)
                .block(SOON);
    }

    private boolean isRejected(String authorization) {
        return tokens.read(authorization)
                .map(letIn -> false)
                .onErrorReturn(Problem.class, true)
                .block(SOON);
    }

    static Stream<Keys> keys() {
        return Stream.of(RSA, EC, RSA.by(JWSAlgorithm.RS512), RSA.by(JWSAlgorithm.PS256));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aTokenSignedInAnAcceptedWayIsGood(Keys key) {
        assertThat(read(key.bearer(issuer.judge())))
                .isEqualTo(Principal.official("Judy", Role.JUDGE, Optional.empty()));
    }

    @Test
    void theKeysAreFetchedOnce() {
        for (int i = 0; i < 5; i++) {
            assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
        }
        assertThat(issuer.fetches()).isEqualTo(1);
    }

    @Test
    void ourOwnTokensStayGood() {
        var own = Principal.seated("Alice", new MatchId("m"), Seat.A);
        assertThat(read("Bearer " + tokens.issue(own).orElseThrow())).isEqualTo(own);
        assertThat(issuer.fetches()).isZero();
    }

    private record Forgery(String name, Function<LocalIssuer, String> header, String told) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Forgery claims(
            String name, Function<JWTClaimsSet.Builder, JWTClaimsSet.Builder> change, String told) {
        return new Forgery(name, it -> RSA.bearer(change.apply(it.judge())), told);
    }

    static Stream<Forgery> forgeries() {
        var now = Instant.now();
        return Stream.of(
                new Forgery(
                        "unsigned",
                        it -> "Bearer " + new PlainJWT(it.judge().build()).serialize(),
                        "algorithm of none"),
                new Forgery("unsigned and says so oddly", it -> signedBy("nOnE", it), "algorithm of nOnE"),
                new Forgery(
                        "signed with the public key as a secret",
                        it -> hs256(it, RSA.published().toJSONString()),
                        "algorithm of HS256"),
                new Forgery(
                        "signed with our own secret",
                        it -> hs256(it, new String(SECRET.key().getEncoded(), StandardCharsets.UTF_8)),
                        "algorithm of HS256"),
                new Forgery(
                        "signed in a way that is not understood", it -> signedBy("EdDSA", it), "algorithm of EdDSA"),
                new Forgery(
                        "with a key id of a megabyte",
                        it -> LocalIssuer.bearer(
                                new JWSHeader.Builder(JWSAlgorithm.RS256)
                                        .keyID("k".repeat(1 << 20))
                                        .build(),
                                it.judge(),
                                RSA.signer()),
                        "longer than"),
                new Forgery(
                        "of another kind than those that let in",
                        it -> LocalIssuer.bearer(
                                new JWSHeader.Builder(JWSAlgorithm.RS256)
                                        .type(new JOSEObjectType("logout+jwt"))
                                        .build(),
                                it.judge(),
                                RSA.signer()),
                        "typ"),
                new Forgery("of nothing", it -> "Bearer ", "cannot be read"),
                new Forgery("of nonsense", it -> "Bearer x.y", "not good here"),
                new Forgery("signed by a stranger under its key's id", it -> STRANGER.bearer(it.judge()), "signature"),
                new Forgery(
                        "signed by a stranger without an id",
                        it -> LocalIssuer.bearer(new JWSHeader(JWSAlgorithm.RS256), it.judge(), STRANGER.signer()),
                        "signature"),
                new Forgery(
                        "signed with a key of another kind",
                        it -> LocalIssuer.bearer(
                                new JWSHeader.Builder(JWSAlgorithm.RS256)
                                        .keyID("ec")
                                        .build(),
                                it.judge(),
                                RSA.signer()),
                        "no matching key"),
                new Forgery(
                        "with a key of its own in the header",
                        it -> LocalIssuer.bearer(
                                new JWSHeader.Builder(JWSAlgorithm.RS256)
                                        .keyID("mine")
                                        .jwk(STRANGER.published())
                                        .build(),
                                it.judge(),
                                STRANGER.signer()),
                        "no matching key"),
                new Forgery("changed after it was signed", it -> changed(RSA.bearer(it.judge())), "signature"),
                claims("another issuer", it -> it.issuer("https://evil.example"), "ssuer"),
                claims("our own name", it -> it.issuer("aemberlog"), "algorithm"),
                claims("no issuer", it -> it.issuer(null), "ssuer"),
                claims("another audience", it -> it.audience("shop"), "aud claim"),
                claims("no audience", it -> it.audience((String) null), "aud claim"),
                claims("expired", it -> it.expirationTime(at(now, -40)), "expired at"),
                claims("without an end", it -> it.expirationTime(null), "exp is required"),
                claims("not yet good", it -> it.notBeforeTime(at(now, 50)), "used before"),
                claims("nobody's", it -> it.subject(null), "sub claim"),
                claims("a number as role", it -> it.claim("role", 7), "cannot be read"));
    }

    private static Date at(Instant now, int seconds) {
        return Date.from(now.plusSeconds(seconds));
    }

    private static String hs256(LocalIssuer issuer, String secret) {
        try {
            var bytes = secret.getBytes(StandardCharsets.UTF_8);
            var header = new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("rsa").build();
            return LocalIssuer.bearer(header, issuer.judge(), new MACSigner(bytes));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A good token, but for what its header says of how it was signed. */
    private static String signedBy(String algorithm, LocalIssuer issuer) {
        var header = Base64URL.encode("{\"alg\":\"" + algorithm + "\",\"kid\":\"rsa\"}");
        return RSA.bearer(issuer.judge()).replaceFirst("(?<=Bearer )[^.]+", header.toString());
    }

    private static String changed(String token) {
        var parts = token.split("\\.");
        var claims = new JWTClaimsSet.Builder().subject("Mallory").claim("role", "judge");
        try {
            var said = SignedJWT.parse(token.substring(7)).getJWTClaimsSet();
            claims.issuer(said.getIssuer()).audience(said.getAudience()).expirationTime(said.getExpirationTime());
        } catch (ParseException e) {
            throw new IllegalStateException(e);
        }
        return parts[0] + "." + claims.build().toPayload().toBase64URL() + "." + parts[2];
    }

    @ParameterizedTest
    @MethodSource("forgeries")
    void aForgeryIsRejected(Forgery forgery) {
        var problem = rejected(forgery.header().apply(issuer));
        assertThat(problem.getStatusCode().value()).isEqualTo(401);
        assertThat(problem.getBody().getType()).hasToString("/problems/token");
        assertThat(problem.getBody().getDetail()).contains(forgery.told());
    }

    @Test
    void clocksMayDifferALittle() {
        var claims = issuer.judge().expirationTime(at(Instant.now(), -10)).notBeforeTime(at(Instant.now(), 10));
        assertThat(read(RSA.bearer(claims)).name()).isEqualTo("Judy");
    }

    @Test
    void aSecretAmongItsKeysIsNeverUsed() {
        var shared = new OctetSequenceKey.Builder("B".repeat(44).getBytes())
                .keyID("rsa")
                .build();
        issuer.publish(shared, EC.published());
        assertThat(rejected(hs256(issuer, "B".repeat(44))).getStatusCode().value())
                .isEqualTo(401);
        assertThat(rejected(RSA.bearer(issuer.judge())).getStatusCode().value()).isEqualTo(401);
        assertThat(read(EC.bearer(issuer.judge())).name()).isEqualTo("Judy");
    }

    @Test
    void aNewKeyIsFetchedWhenItIsFirstUsed() {
        assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
        var next = Keys.rsa("next");
        issuer.publish(next.published());
        assertThat(read(next.bearer(issuer.judge())).name()).isEqualTo("Judy");
        assertThat(rejected(RSA.bearer(issuer.judge())).getStatusCode().value()).isEqualTo(401);
    }

    @Test
    void madeUpKeysDoNotMakeUsFetchWithoutEnd() {
        tokens = believing(trusted("role", "", ""), Duration.ofMinutes(5), Duration.ofHours(1));
        assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
        assertThat(issuer.fetches()).isEqualTo(1);
        for (int i = 0; i < 20; i++) {
            var header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                    .keyID("made-up-" + i)
                    .build();
            var token = LocalIssuer.bearer(header, issuer.judge(), STRANGER.signer());
            assertThat(rejected(token).getStatusCode().value()).isEqualTo(401);
        }
        assertThat(issuer.fetches()).as("the first, and two in an hour").isEqualTo(3);
        assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
    }

    @Test
    void whileTheIssuerIsDownItsTokensWaitAndOthersDoNot() {
        issuer.down(true);
        for (int i = 0; i < 5; i++) {
            var problem = rejected(RSA.bearer(issuer.judge()));
            assertThat(problem.getStatusCode().value()).isEqualTo(503);
            assertThat(problem.getBody().getType()).hasToString("/problems/issuer-unavailable");
        }
        ourOwnTokensStayGood();
        issuer.down(false);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(tokens.read(RSA.bearer(issuer.judge()))
                                .map(Principal::name)
                                .onErrorComplete()
                                .block(SOON))
                        .isEqualTo("Judy"));
    }

    @Test
    void keysThatAreKnownOutliveTheIssuersOutage() {
        tokens = believing(trusted("role", "", ""), Duration.ofMillis(300));
        assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
        issuer.down(true);
        var past = Instant.now().plusMillis(600);
        await().atMost(SOON).until(() -> {
            assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
            return Instant.now().isAfter(past);
        });
    }

    @Test
    void whoCallsItselfOtherwiseIsAnother() {
        issuer.callItself("https://evil.example");
        assertThat(rejected(RSA.bearer(issuer.judge())).getStatusCode().value()).isEqualTo(503);
    }

    @Test
    void keysAreFetchedFromNowhereElse() {
        try (var other = new LocalIssuer()) {
            other.publish(STRANGER.published());
            other.callItself(issuer.url());
            issuer.moveTo(other);
            var forged = STRANGER.bearer(issuer.judge());
            assertThat(rejected(forged).getBody().getType()).hasToString("/problems/issuer-unavailable");
            assertThat(other.fetches()).isZero();
        }
    }

    @Test
    void keysAreNotFetchedOverAnOpenLine() {
        issuer.keysAt("http://issuer.example/keys");
        var problem = rejected(RSA.bearer(issuer.judge()));
        assertThat(problem.getBody().getType()).hasToString("/problems/issuer-unavailable");
    }

    @Test
    void keysThatATokenNamesAreNotFetched() {
        try (var other = new LocalIssuer()) {
            other.publish(STRANGER.published());
            var there = URI.create(other.url() + "/keys");
            var header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                    .keyID("mine")
                    .jwkURL(there)
                    .x509CertURL(there)
                    .build();
            assertThat(rejected(LocalIssuer.bearer(header, issuer.judge(), STRANGER.signer()))
                            .getStatusCode()
                            .value())
                    .isEqualTo(401);
            assertThat(other.fetches()).isZero();
        }
    }

    @Test
    void aKeyThatIsWithdrawnIsNotGoodForLong() {
        tokens = believing(trusted("role", "", ""), Duration.ofMillis(300));
        assertThat(read(RSA.bearer(issuer.judge())).name()).isEqualTo("Judy");
        issuer.publish(EC.published());
        await().atMost(SOON).until(() -> isRejected(RSA.bearer(issuer.judge())));
        assertThat(rejected(RSA.bearer(issuer.judge())).getStatusCode().value()).isEqualTo(401);
    }

    @Test
    void aTokenThatWasGoodIsNotGoodBeyondItsEnd() {
        tokens = Tokens.own(SECRET, Duration.ofSeconds(2));
        var token = "Bearer "
                + tokens.issue(Principal.seated("Alice", new MatchId("m"), Seat.A))
                        .orElseThrow();
        assertThat(read(token).name()).isEqualTo("Alice");
        await().atMost(SOON).until(() -> isRejected(token));
        assertThat(rejected(token).getBody().getDetail()).contains("expired at");
    }

    @Test
    void rolesAreReadWhereTheSettingsSay() {
        tokens = believing(trusted("realm_access.roles", "game", "chair"), Duration.ofMinutes(5));
        var roles = Map.of("realm_access", Map.of("roles", List.of("offline", "seat", "side")));
        var claims = issuer.judge().claim("game", "m1").claim("chair", "b");
        roles.forEach(claims::claim);
        assertThat(read(RSA.bearer(claims))).isEqualTo(Principal.seated("Judy", new MatchId("m1"), Seat.B));
    }

    @Test
    void anIssuerGivesNoRoleBeyondItsOwn() {
        var principal = read(RSA.bearer(issuer.judge().claim("role", "service")));
        assertThat(principal.role()).isEmpty();
        var gate = new AccessRule(Set.of(Role.values()), "no", "No", "No.", true);
        assertThatThrownBy(() -> gate.pass(principal)).isInstanceOf(Problem.class);
    }

    static Stream<String> unsafe() {
        return Stream.of("http://issuer.example", "ftp://127.0.0.1", "issuer", "https:///x", "");
    }

    @ParameterizedTest
    @MethodSource("unsafe")
    void anIssuerWhoseKeysAnybodyCouldReplaceIsNotBelieved(String url) {
        assertThatThrownBy(() -> new AccessSettings.Trusted(url, "us", List.of(), "role", "", "", ""))
                .hasMessageContaining("https");
    }

    @Test
    void withoutAnAudienceAnybodysTokensWouldBeGood() {
        assertThatThrownBy(() -> new AccessSettings.Trusted("https://x.example", " ", List.of(), "role", "", "", ""))
                .hasMessageContaining("audience");
    }
}
