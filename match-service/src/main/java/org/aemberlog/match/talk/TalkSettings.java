package org.aemberlog.match.talk;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How much is said at tables.
 *
 * @param phrases whether players may say phrases at all
 * @param requests how many phrases and offers a seat may send in each {@code per}, at one instance
 * @param burst how many at once
 */
@ConfigurationProperties("aemberlog.talk")
record TalkSettings(boolean phrases, long requests, Duration per, long burst) {
    Rate rate() {
        return new Rate(requests, per, burst);
    }
}
