package org.aemberlog.match.storage;

import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Room without end, unless whoever starts the service watches over it. */
@Configuration(proxyBeanMethods = false)
class StorageConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Storage storage() {
        return Storage.ENDLESS;
    }
}
