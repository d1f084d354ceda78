package org.aemberlog.match.intents;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How often a seat may ask for a preview, at one instance: {@code requests} in each {@code per} in the
 * long run, {@code burst} at once.
 */
@ConfigurationProperties("aemberlog.previews")
record PreviewLimit(long requests, Duration per, long burst) {
    Rate rate() {
        return new Rate(requests, per, burst);
    }
}
