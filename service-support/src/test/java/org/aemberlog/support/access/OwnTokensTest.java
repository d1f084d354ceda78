package org.aemberlog.support.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.RunningServer;
import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our own tokens are good from their beginning to their end, for somebody whose name is seen. */
class OwnTokensTest {

    private static final SharedSecret SECRET = new SharedSecret(RunningServer.SECRET);
    private static final Tokens TOKENS = Tokens.own(SECRET, Duration.ofMinutes(1));

    private static Principal read(UnaryOperator<JWTClaimsSet.Builder> more) {
        var claims = new JWTClaimsSet.Builder()
                .issuer(LocalTokenIssuer.NAME)
                .subject("Judy")
                .claim("role", "judge")
                .expirationTime(in(Duration.ofHours(1)));
        try {
            var token = new SignedJWT(
                    new JWSHeader(JWSAlgorithm.HS256), more.apply(claims).build());
            token.sign(new MACSigner(SECRET.key()));
            return TOKENS.read("Bearer " + token.serialize()).block();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Date in(Duration time) {
        return Date.from(Instant.now().plus(time));
    }

    @Test
    void aTokenIsGoodFromItsBeginning() {
        assertThat(read(it -> it).name()).isEqualTo("Judy");
        assertThat(read(it -> it.notBeforeTime(in(Duration.ofHours(-1)))).name())
                .isEqualTo("Judy");
    }

    @Test
    void theSchemeMayBeWrittenSmall() {
        var ann = new ProfileId("0".repeat(32));
        var token = TOKENS.issue(Principal.of(ann)).orElseThrow();
        var access = new AccessControl(TOKENS);
        for (var scheme : List.of("Bearer ", "bearer ", "BEARER ")) {
            assertThat(access.profile(scheme + token).block()).as(scheme).isEqualTo(ann);
            var bad = access.profile(scheme + token + "x");
            assertThatThrownBy(bad::block).as(scheme).isInstanceOf(Problem.class);
        }
    }

    @Test
    void aTokenIsNotGoodBeforeItsBeginningNorAfterItsEnd() {
        assertRejected(it -> it.notBeforeTime(in(Duration.ofMinutes(5))), "used before");
        assertRejected(it -> it.expirationTime(in(Duration.ofMinutes(-5))), "expired at");
        assertRejected(it -> it.expirationTime(null), "exp is required");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ju\u202Edy", "Judy\u200B", "Ju\ndy"})
    void aNameThatIsNotSeenForWhatItIsIsRejected(String name) {
        assertRejected(it -> it.subject(name), "cannot be read");
    }

    private static void assertRejected(UnaryOperator<JWTClaimsSet.Builder> more, String detail) {
        assertThatThrownBy(() -> read(more))
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem -> assertThat(problem.getBody().getDetail()).contains(detail));
    }
}
