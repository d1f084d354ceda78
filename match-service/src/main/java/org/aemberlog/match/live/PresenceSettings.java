package org.aemberlog.match.live;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * When players count as away from their tables.
 *
 * @param every a sign of a player is written down at most so often
 * @param awayAfter without a sign for so long a player is away
 * @param leftAfter without a sign for so long a match is left: it is no longer listed to be watched, and
 *     who stays may claim it
 * @param claims how often a seat may claim
 */
@ConfigurationProperties("aemberlog.presence")
public record PresenceSettings(Duration every, Duration awayAfter, Duration leftAfter, Rate claims) {
    public PresenceSettings {
        if (every.isNegative() || awayAfter.compareTo(every) <= 0 || leftAfter.compareTo(awayAfter) < 0) {
            throw new IllegalArgumentException("aemberlog.presence: expected every < away-after <= left-after, found "
                    + every + ", " + awayAfter + ", " + leftAfter);
        }
    }
}
