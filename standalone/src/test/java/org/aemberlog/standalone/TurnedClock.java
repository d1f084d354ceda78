package org.aemberlog.standalone;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** A clock that goes on when a test says so, for a service in place of its own. */
@Configuration(proxyBeanMethods = false)
public class TurnedClock {

    private static final AtomicLong AHEAD = new AtomicLong();

    /** Lets time go by. */
    public static void pass(Duration time) {
        AHEAD.addAndGet(time.toMillis());
    }

    @Bean
    @Primary
    InstantSource turned() {
        return () -> Instant.now().plusMillis(AHEAD.get());
    }
}
