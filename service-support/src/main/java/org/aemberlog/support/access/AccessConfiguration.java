package org.aemberlog.support.access;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** Who is believed, as the settings say. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({AccessConfiguration.OwnTokens.class, AccessSettings.class})
public class AccessConfiguration {

    private static final int MAX_FETCHING = 8;
    private static final int MAX_WAITING = 1000;

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

    /** Where keys are fetched, so that nobody waits for them on the event loop. */
    @Bean(destroyMethod = "dispose")
    Scheduler issuers() {
        return Schedulers.newBoundedElastic(MAX_FETCHING, MAX_WAITING, "issuers");
    }

    @Bean
    Tokens tokens(
            SharedSecret secret, OwnTokens ownTokens, AccessSettings settings, @Qualifier("issuers") Scheduler bench) {
        var own = Optional.of(settings.ownRoles())
                .filter(roles -> secret.known() && !roles.isEmpty())
                .map(roles -> new LocalTokenIssuer(secret, roles));
        var all = new ArrayList<Issuer>();
        own.ifPresent(all::add);
        settings.issuers().forEach(it -> all.add(new OtherIssuer(it, settings, bench)));
        return new Tokens(own, ownTokens.lifetime(), all);
    }

    @Bean
    AccessControl accessControl(Tokens tokens) {
        return new AccessControl(tokens);
    }
}
