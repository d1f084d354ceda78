package org.aemberlog.support.store;

import com.mongodb.connection.TransportSettings;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
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
     * writes to the socket from the thread that asks, and text into its buffers at once instead of
     * byte by byte, which costs a third of what a bulk write costs with Netty.
     */
    @Bean
    MongoClientSettingsBuilderCustomizer storeTransport() {
        return settings ->
                settings.transportSettings(TransportSettings.asyncBuilder().build());
    }
}
