package org.aemberlog.support.store;

import com.mongodb.MongoClientSettings;
import com.mongodb.connection.TransportSettings;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer;
import org.springframework.boot.mongodb.autoconfigure.MongoConnectionDetails;
import org.springframework.boot.mongodb.autoconfigure.MongoProperties;
import org.springframework.boot.mongodb.autoconfigure.StandardMongoClientSettingsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
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
     * encodes text into an array instead of byte by byte, wakes no event loop for a command, and has
     * none that a stop waits two seconds for. Where the synchronous driver is too, as in some tests, it
     * would get the same settings and reject them.
     */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnMissingClass("com.mongodb.client.MongoClient")
    static class OwnTransport {

        @Bean
        MongoClientSettings storeTransport() {
            return MongoClientSettings.builder()
                    .transportSettings(TransportSettings.asyncBuilder().build())
                    .build();
        }

        /**
         * What Spring Boot applies to settings of its own only: connection string, credentials, TLS. Lazy,
         * because some tests have no store.
         */
        @Bean
        @Lazy
        StandardMongoClientSettingsBuilderCustomizer storeConnection(
                MongoConnectionDetails connection, MongoProperties properties) {
            return new StandardMongoClientSettingsBuilderCustomizer(
                    connection, properties.getRepresentation().getUuid());
        }
    }
}
