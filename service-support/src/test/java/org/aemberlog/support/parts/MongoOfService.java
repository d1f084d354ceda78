package org.aemberlog.support.parts;

import com.mongodb.ConnectionString;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer;
import org.springframework.boot.mongodb.autoconfigure.MongoConnectionDetails;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.testcontainers.service.connection.ServiceConnection;
import org.springframework.context.annotation.Bean;
import org.testcontainers.mongodb.MongoDBContainer;

/** Gives a service that is tested a MongoDB that nobody else uses. */
@TestConfiguration(proxyBeanMethods = false)
public class MongoOfService {

    /** Is stopped with the service. */
    @Bean
    @ServiceConnection
    @ConditionalOnBooleanProperty("aemberlog.containers")
    MongoDBContainer mongo() {
        return TestMongo.container();
    }

    /** Hears what the service says to it. */
    @Bean
    WireTap tap() {
        return new WireTap();
    }

    @Bean
    MongoClientSettingsBuilderCustomizer tapping(WireTap tap) {
        return settings -> settings.addCommandListener(tap);
    }

    /** Is not heard. */
    @Bean
    PastService pastService(MongoConnectionDetails mongo, @Value("${spring.mongodb.database}") String database) {
        return new PastService(mongo.getConnectionString().getConnectionString(), database);
    }

    /** Stays until the process ends, because a service closes its connections last. */
    @Bean
    @ConditionalOnBooleanProperty(name = "aemberlog.containers", havingValue = false, matchIfMissing = true)
    MongoConnectionDetails embeddedMongo() {
        var uri = new ConnectionString(TestMongo.start().uri());
        return () -> uri;
    }
}
