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
        loops.setShutdownQuietPeriod(Duration.ZERO);
        return loops;
    }
}
