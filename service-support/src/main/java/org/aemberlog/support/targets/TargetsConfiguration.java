package org.aemberlog.support.targets;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What stands before everything else. */
@Configuration(proxyBeanMethods = false)
public class TargetsConfiguration {

    @Bean
    PlainTargets plainTargets() {
        return new PlainTargets();
    }
}
