package org.aemberlog.support.store;

import com.mongodb.connection.TransportSettings;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/** How services are connected with their store. */
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
    MongoClientSettingsBuilderCustomizer storeTimeout(@Value("${aemberlog.store.timeout:3s}") Duration timeout) {
        return settings -> settings.applyToClusterSettings(
                cluster -> cluster.serverSelectionTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS));
    }

    /**
     * The driver's own transport in place of Netty, which Spring Boot takes where it finds it: it
     * encodes text into an array instead of byte by byte, and wakes no event loop for a command.
     * Where the synchronous driver is too, as in some tests, it would get the same settings and
     * reject them.
     */
    @Bean
    @ConditionalOnMissingClass("com.mongodb.client.MongoClient")
    MongoClientSettingsBuilderCustomizer storeTransport() {
        return settings ->
                settings.transportSettings(TransportSettings.asyncBuilder().build());
    }
}
