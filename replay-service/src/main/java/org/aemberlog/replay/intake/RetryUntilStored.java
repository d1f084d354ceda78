package org.aemberlog.replay.intake;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.util.backoff.BackOff;
import org.springframework.util.backoff.ExponentialBackOff;

/** Tries commits again until they are stored; giving them up would leave a hole for ever. */
@Configuration(proxyBeanMethods = false)
class RetryUntilStored {

    private static final long FIRST_WAIT_MILLIS = 100;
    private static final long LONGEST_WAIT_MILLIS = 5_000;

    @Bean
    static CommonErrorHandler errorHandler() {
        return new DefaultErrorHandler(null, waits());
    }

    /** How long to wait before each further try. */
    static BackOff waits() {
        var waits = new ExponentialBackOff(FIRST_WAIT_MILLIS, 2);
        waits.setMaxInterval(LONGEST_WAIT_MILLIS);
        waits.setMaxElapsedTime(Long.MAX_VALUE);
        return waits;
    }
}
