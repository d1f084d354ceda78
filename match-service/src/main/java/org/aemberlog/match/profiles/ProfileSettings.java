package org.aemberlog.match.profiles;

import java.time.Duration;
import org.aemberlog.support.limits.Rate;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * How profiles are made and opened.
 *
 * @param address how many may be made from one address, at one instance
 * @param tokenLifetime how long a profile's token is good, and so how long one is after the link was renewed
 */
@ConfigurationProperties("aemberlog.profiles")
record ProfileSettings(Rate address, Duration tokenLifetime) {}
