package org.aemberlog.support.parts;

import com.mongodb.ConnectionString;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
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

    /** Stays until the process ends, because a service closes its connections last. */
    @Bean
    @ConditionalOnBooleanProperty(name = "aemberlog.containers", havingValue = false, matchIfMissing = true)
    MongoConnectionDetails embeddedMongo() {
        var uri = new ConnectionString(TestMongo.start().uri());
        return () -> uri;
    }
}
