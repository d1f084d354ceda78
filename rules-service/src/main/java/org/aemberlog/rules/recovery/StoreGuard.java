package org.aemberlog.rules.recovery;

import java.util.function.BooleanSupplier;
import org.aemberlog.support.broker.ListenerGate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/**
 * Lets no intent be decided on an event store that is older than what was published: versions would be
 * given a second time.
 */
@Component("published")
class StoreGuard implements ListenerGate, HealthIndicator {

    private static final Logger LOG = LoggerFactory.getLogger(StoreGuard.class);
    private static final String BEHIND =
            "The event store lacks commits that were published, as after a restore from a backup: GET /commits/missing"
                    + " lists them, POST /commits/restore takes them from their topic. Nothing is decided until then";

    private static final long PAUSE_MILLIS = 1_000;

    private final BooleanSupplier complete;
    private volatile boolean behind;

    @Autowired
    StoreGuard(Recovery recovery) {
        this(recovery::isComplete);
    }

    /** A guard of a store. */
    StoreGuard(BooleanSupplier complete) {
        this.complete = complete;
    }

    @Override
    public void await() throws InterruptedException {
        while (!isOpen()) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    private boolean isOpen() {
        try {
            boolean open = complete.getAsBoolean();
            if (!open && !behind) {
                LOG.error(BEHIND);
            }
            behind = !open;
            return open;
        } catch (RuntimeException e) {
            LOG.warn("The event store is not compared with its topic yet: {}", e.toString());
            return false;
        }
    }

    @Override
    public Health health() {
        return behind
                ? Health.down().withDetail("behind", BEHIND).build()
                : Health.up().build();
    }
}
