package org.aemberlog.support.drain;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Drains before anything is stopped. */
@Configuration(proxyBeanMethods = false)
public class DrainConfiguration {

    @Bean
    Drain drain(ApplicationContext service, @Value("${aemberlog.drain:0s}") Duration time) {
        return new Drain(service, time);
    }
}
