package org.aemberlog.support.store;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import com.mongodb.MongoClientSettings;
import com.mongodb.connection.TransportSettings;
import java.time.Duration;
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

    /** How often each server is asked how it is; its own 10 seconds are longer than an election takes. */
    private static final long HEARTBEAT_SECONDS = 2;

    /**
     * The driver's own 30 seconds are longer than anybody waits for an answer, and of a server that was
     * cut off nothing comes, not even that it is gone. What the connection string says of
     * {@code serverSelectionTimeoutMS}, {@code connectTimeoutMS}, {@code socketTimeoutMS} and
     * {@code heartbeatFrequencyMS} counts more.
     */
    @Bean
    @Order(FIRST)
    MongoClientSettingsBuilderCustomizer storeTimeouts(
            @Value("${aemberlog.store.timeout:3s}") Duration timeout,
            @Value("${aemberlog.store.answer-timeout:5s}") Duration answer) {
        return settings -> settings.applyToClusterSettings(
                        cluster -> cluster.serverSelectionTimeout(timeout.toMillis(), MILLISECONDS))
                .applyToServerSettings(server -> server.heartbeatFrequency(HEARTBEAT_SECONDS, SECONDS))
                .applyToSocketSettings(socket -> socket.connectTimeout(timeout.toMillis(), MILLISECONDS)
                        .readTimeout(answer.toMillis(), MILLISECONDS));
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
