package org.aemberlog.replay.access;

import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.Rate;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.problems.Problem;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;

/** Stops who reads too much: folding a match and counting many of them take time that others need. */
@Component
@EnableConfigurationProperties(ReadingPace.Settings.class)
public class ReadingPace {

    /** As many commits cost as much as a request. */
    private static final long COMMITS = 100;

    private final RateLimitBuckets<String> addresses;

    /**
     * How much may be read.
     *
     * @param address by one address, of one instance
     */
    @ConfigurationProperties("aemberlog.reading")
    record Settings(Rate address) {}

    ReadingPace(Settings settings, Limits limits, MeterRegistry meters) {
        addresses = new RateLimitBuckets<>("reading-address", settings.address(), limits.tracked(), meters);
    }

    /**
     * Counts something that is read.
     *
     * @throws Problem {@code too-many-requests} when its reader has to wait
     */
    public void take(ServerHttpRequest reader) {
        addresses.take(ClientAddresses.of(reader));
    }

    /**
     * Counts commits that are read.
     *
     * @param commits how many, at least one
     * @throws Problem {@code too-many-requests} when their reader has to wait
     */
    public void take(ServerHttpRequest reader, long commits) {
        addresses.take(ClientAddresses.of(reader), Math.ceilDiv(commits, COMMITS));
    }
}
