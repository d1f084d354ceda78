package org.aemberlog.replay.webhooks;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How results are delivered.
 *
 * @param http whether URLs may be http as well as https
 * @param privateAddresses whether hosts may have addresses that are not public
 * @param most how many subscriptions there may be
 * @param timeout how long a delivery may take
 * @param attempts after how many a delivery is given up
 * @param firstWait the wait before the second attempt; each further one is twice as long
 * @param longestWait the longest wait between two attempts
 * @param atOnce how many deliveries are under way at once
 * @param atOnceEach how many of them to one subscription
 * @param keep how long deliveries can be looked up after they ended
 */
@ConfigurationProperties("aemberlog.webhooks")
record WebhookSettings(
        @DefaultValue("false") boolean http,
        @DefaultValue("false") boolean privateAddresses,
        @DefaultValue("100") int most,
        @DefaultValue("10s") Duration timeout,
        @DefaultValue("12") int attempts,
        @DefaultValue("5s") Duration firstWait,
        @DefaultValue("6h") Duration longestWait,
        @DefaultValue("32") int atOnce,
        @DefaultValue("4") int atOnceEach,
        @DefaultValue("30d") Duration keep) {

    /** The wait after so many attempts. */
    Duration waitAfter(int tried) {
        long factor = 1L << Math.min(tried - 1, 30);
        long longest = longestWait.toMillis();
        return Duration.ofMillis(
                factor > longest / Math.max(1, firstWait.toMillis()) ? longest : firstWait.toMillis() * factor);
    }
}
