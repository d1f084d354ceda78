package org.aemberlog.backing.store;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/** How long a store that is away is waited for. */
@Configuration(proxyBeanMethods = false)
public class StoreConfiguration {

    /** Before Spring Boot's own, which applies what the connection string says. */
    private static final int FIRST = -1;

    /**
     * The driver's own 30 seconds are longer than anybody waits for an answer. What the connection
     * string says of {@code serverSelectionTimeoutMS} counts more.
     */
    @Bean
    @Order(FIRST)
    MongoClientSettingsBuilderCustomizer storePatience(@Value("${aemberlog.store.patience:3s}") Duration patience) {
        return settings -> settings.applyToClusterSettings(
                cluster -> cluster.serverSelectionTimeout(patience.toMillis(), TimeUnit.MILLISECONDS));
    }
}
