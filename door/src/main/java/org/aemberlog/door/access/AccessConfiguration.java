package org.aemberlog.door.access;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Who is believed, as the settings say. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(AccessConfiguration.OwnTokens.class)
public class AccessConfiguration {

    /**
     * Our own tokens.
     *
     * @param secret what they are signed with, in base64, at least 32 bytes; or nothing
     * @param lifetime for how long those that are given out are good
     */
    @ConfigurationProperties("aemberlog.tokens")
    record OwnTokens(@DefaultValue("") String secret, @DefaultValue("7d") Duration lifetime) {}

    @Bean
    Secret secret(OwnTokens settings) {
        return new Secret(settings.secret());
    }

    @Bean
    Tokens tokens(Secret secret, OwnTokens settings) {
        var own = Optional.of(secret).filter(Secret::known).map(OwnIssuer::new);
        return new Tokens(own, settings.lifetime(), own.map(List::of).orElseGet(List::of));
    }

    @Bean
    Doorkeeper doorkeeper(Tokens tokens) {
        return new Doorkeeper(tokens);
    }
}
