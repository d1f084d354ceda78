package org.aemberlog.match.live;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;

/** Settings under which every sign is written down. */
final class TestPresence {

    static final PresenceSettings SETTINGS = new PresenceSettings(
            Duration.ZERO, Duration.ofMinutes(2), Duration.ofMinutes(10), new Rate(1, Duration.ofSeconds(1), 1));

    private TestPresence() {}
}
