package org.aemberlog.support.access;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.security.authentication.ReactiveAuthenticationManager;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtClaimNames;
import org.springframework.security.oauth2.jwt.JwtClaimValidator;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.JwtTypeValidator;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusReactiveJwtDecoder;
import org.springframework.security.oauth2.jwt.ReactiveJwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtReactiveAuthenticationManager;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.netty.http.client.HttpClient;

/** Tell whose an issuer's token is, by Spring Security's resource server; what they find is a {@link Principal}. */
final class Authenticators {

    private static final List<SignatureAlgorithm> PUBLIC_KEY_ALGORITHMS = List.of(SignatureAlgorithm.values());

    private Authenticators() {}

    /**
     * For our own tokens: HS256 and nothing else.
     *
     * @param roles the roles that they may give
     */
    static ReactiveAuthenticationManager own(SharedSecret secret, Set<Role> roles) {
        var decoder = NimbusReactiveJwtDecoder.withSecretKey(secret.key()).build();
        decoder.setJwtValidator(JwtValidators.createDefaultWithValidators(List.of(inTime(Duration.ZERO))));
        return authenticator(decoder, ClaimNames.OWN, roles);
    }

    /**
     * For the tokens of an OpenID Connect issuer: RS, PS and ES, never a shared secret, which could be a public key.
     * Spring Security keeps keys until one is needed that is not among them, so its decoder is thrown away now and then:
     * keys that were withdrawn end with it. Signatures cost too much for the event loop.
     */
    static ReactiveAuthenticationManager other(AccessSettings.Trusted trusted, AccessSettings settings) {
        var client = WebClient.builder()
                .clientConnector(
                        new ReactorClientHttpConnector(HttpClient.create().proxyWithSystemProperties()))
                .filter(new IssuerDocuments(settings))
                .build();
        var decoder = Mono.fromSupplier(() -> decoder(trusted, settings.clockSkew(), client))
                .cache(settings.keysFor());
        return authenticator(
                token -> decoder.flatMap(it -> it.decode(token))
                        .onErrorMap(IllegalStateException.class, keysAreMissing -> unavailable(trusted.url()))
                        .subscribeOn(Schedulers.boundedElastic()),
                trusted.names(),
                trusted.roles());
    }

    private static ReactiveJwtDecoder decoder(AccessSettings.Trusted trusted, Duration clockSkew, WebClient client) {
        var decoder = NimbusReactiveJwtDecoder.withIssuerLocation(trusted.url())
                .webClient(client)
                .jwsAlgorithms(it -> it.addAll(PUBLIC_KEY_ALGORITHMS))
                .build();
        var types = new JwtTypeValidator("JWT", "at+jwt", "application/at+jwt");
        types.setAllowEmpty(true);
        decoder.setJwtValidator(JwtValidators.createDefaultWithValidators(List.of(
                types,
                inTime(clockSkew),
                new JwtIssuerValidator(trusted.url()),
                new JwtAudienceValidator(trusted.audience()),
                new JwtClaimValidator<>(JwtClaimNames.SUB, subject -> true))));
        return decoder;
    }

    private static JwtTimestampValidator inTime(Duration clockSkew) {
        var validator = new JwtTimestampValidator(clockSkew);
        validator.setAllowEmptyExpiryClaim(false);
        return validator;
    }

    private static ReactiveAuthenticationManager authenticator(
            ReactiveJwtDecoder decoder, ClaimNames names, Collection<Role> roles) {
        var manager = new JwtReactiveAuthenticationManager(decoder);
        manager.setJwtAuthenticationConverter(token ->
                Mono.just(new JwtAuthenticationToken(token, names.principal(token.getClaims(), roles), List.of())));
        return manager;
    }

    private static Problem unavailable(String issuer) {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "issuer-unavailable",
                "The token cannot be checked now",
                "Its issuer, " + issuer + ", does not answer; try again in a moment.");
    }
}
