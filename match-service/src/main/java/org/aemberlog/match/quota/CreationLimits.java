package org.aemberlog.match.quota;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How much one may create: matches, matches for practice, series and invitations together.
 *
 * @param address how fast from one address, at one instance
 * @param principal how fast with the tokens of one principal, at one instance
 * @param open how many that are not over there may be from one address, at all instances
 * @param countedFor after how long one that is not over counts no more
 */
@ConfigurationProperties("aemberlog.creation")
record CreationLimits(Rate address, Rate principal, int open, Duration countedFor) {
    CreationLimits {
        if (open < 1 || !countedFor.isPositive()) {
            throw new IllegalArgumentException(
                    "aemberlog.creation: expected open of at least 1 and counted-for greater than 0.");
        }
    }
}
