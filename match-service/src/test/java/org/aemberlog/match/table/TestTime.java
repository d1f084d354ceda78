package org.aemberlog.match.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** The time as the service has it, which a test lets go by. */
public final class TestTime implements InstantSource {

    private final AtomicLong ahead = new AtomicLong();

    @Override
    public Instant instant() {
        return Instant.now().plusMillis(ahead.get());
    }

    /** Lets time go by. */
    public void pass(Duration time) {
        ahead.addAndGet(time.toMillis());
    }
}
