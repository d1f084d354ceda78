package org.aemberlog.rules.processing;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.ExponentialBackOff;

/** Never gives an intent up for I/O trouble. */
@Configuration(proxyBeanMethods = false)
class KeepTrying {

    @Bean
    static CommonErrorHandler errorHandler() {
        var backOff = new ExponentialBackOff(100, 2);
        backOff.setMaxInterval(5_000);
        backOff.setMaxElapsedTime(Long.MAX_VALUE);
        return new DefaultErrorHandler(null, backOff);
    }
}
