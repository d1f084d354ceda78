package org.aemberlog.support;

import java.time.Duration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.client.ReactorResourceFactory;

/** A service with this can be closed without cutting off what else this JVM runs on Netty. */
@Configuration(proxyBeanMethods = false)
public class OwnLoops {

    @Bean
    ReactorResourceFactory loopsOfItsOwn() {
        var loops = new ReactorResourceFactory();
        loops.setUseGlobalResources(false);
        // With none a loop may end before it has told that a connection is closed, for which the stop waits.
        loops.setShutdownQuietPeriod(Duration.ofMillis(10));
        return loops;
    }
}
