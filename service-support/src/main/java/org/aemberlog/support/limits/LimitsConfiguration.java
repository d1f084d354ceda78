package org.aemberlog.support.limits;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import org.aemberlog.support.access.Tokens;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How much may be asked, as the settings say. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(Limits.class)
public class LimitsConfiguration {

    @Bean
    RateLimiter rateLimiter(
            Limits limits,
            Tokens tokens,
            @Value("${management.endpoints.web.base-path:/actuator}") String actuator,
            ObjectProvider<MeterRegistry> meters) {
        return new RateLimiter(limits, tokens, actuator, meters.getIfAvailable(() -> Metrics.globalRegistry));
    }

    @Bean
    UploadLimiter uploads(Limits limits, ObjectProvider<MeterRegistry> meters) {
        return new UploadLimiter(limits.uploads(), meters.getIfAvailable(() -> Metrics.globalRegistry));
    }
}
