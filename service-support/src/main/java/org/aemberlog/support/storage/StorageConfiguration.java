package org.aemberlog.support.storage;

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
    StorageSpace storage() {
        return StorageSpace.ENDLESS;
    }

    @Bean
    StorageFullFilter fullDisk(StorageSpace storage, ObjectProvider<RequestMappingHandlerMapping> routes) {
        return new StorageFullFilter(storage, routes);
    }
}
