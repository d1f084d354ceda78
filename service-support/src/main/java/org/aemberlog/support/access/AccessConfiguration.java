package org.aemberlog.support.access;

import java.time.Duration;
import java.util.HashMap;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Who is believed, as the settings say. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({AccessConfiguration.OwnTokens.class, AccessSettings.class})
public class AccessConfiguration {

    /**
     * Our own tokens.
     *
     * @param secret what they are signed with, in base64, at least 32 bytes; or nothing
     * @param lifetime for how long those that are given out are good
     */
    @ConfigurationProperties("aemberlog.tokens")
    record OwnTokens(
            @DefaultValue("") String secret,
            @DefaultValue("7d") Duration lifetime) {}

    @Bean
    SharedSecret secret(OwnTokens settings) {
        return new SharedSecret(settings.secret());
    }

    @Bean
    Tokens tokens(SharedSecret secret, OwnTokens ownTokens, AccessSettings settings) {
        var own = Optional.of(settings.ownRoles()).filter(roles -> secret.known() && !roles.isEmpty());
        var issuers = new HashMap<>(settings.issuers().stream()
                .collect(Collectors.toMap(AccessSettings.Trusted::url, it -> Authenticators.other(it, settings))));
        own.ifPresent(roles -> issuers.put(LocalTokenIssuer.NAME, Authenticators.own(secret, roles)));
        return new Tokens(own.map(roles -> new LocalTokenIssuer(secret, roles)), ownTokens.lifetime(), issuers);
    }

    @Bean
    AccessControl accessControl(Tokens tokens) {
        return new AccessControl(tokens);
    }
}
