package org.aemberlog.door.storage;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** Room without end, unless whoever starts the service watches over it. */
@Configuration(proxyBeanMethods = false)
public class StorageConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Storage storage() {
        return Storage.ENDLESS;
    }

    @Bean
    FullDisk fullDisk(Storage storage, ObjectProvider<RequestMappingHandlerMapping> routes) {
        return new FullDisk(storage, routes);
    }
}
