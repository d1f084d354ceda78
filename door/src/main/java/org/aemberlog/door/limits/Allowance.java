package org.aemberlog.door.limits;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.aemberlog.door.problems.Problem;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** A bucket of tokens for each of those who ask, which fills again evenly. */
final class Allowance<K> {

    private final String kind;
    private final long perSecond;
    private final LoadingCache<K, Bucket> buckets;
    private final Counter limited;

    /**
     * An allowance for each key.
     *
     * @param kind of what it is: the tag {@code kind} of the meter {@code aemberlog.limited}
     * @param perSecond how many requests are allowed in the long run
     * @param burst how many are allowed at once
     * @param tracked how many keys are remembered
     */
    Allowance(String kind, long perSecond, long burst, int tracked, MeterRegistry meters) {
        if (perSecond < 1 || burst < 1) {
            throw new IllegalArgumentException(
                    "aemberlog.limits." + kind + ": per-second and burst have to be at least 1.");
        }
        this.kind = kind;
        this.perSecond = perSecond;
        this.limited =
                Counter.builder("aemberlog.limited")
                        .description("Requests refused because too many were made")
                        .tag("kind", kind)
                        .register(meters);
        // A bucket that is full again is as good as a new one.
        var full = Duration.ofSeconds(burst / perSecond + 1);
        this.buckets =
                Caffeine.newBuilder()
                        .maximumSize(tracked)
                        .expireAfterAccess(full)
                        .build(
                                key ->
                                        Bucket.builder()
                                                .addLimit(
                                                        limit ->
                                                                limit.capacity(burst)
                                                                        .refillGreedy(
                                                                                perSecond,
                                                                                Duration.ofSeconds(
                                                                                        1)))
                                                .build());
    }

    /**
     * Takes one request from the allowance.
     *
     * @throws Problem {@code too-many-requests} (429), when nothing is left, with the seconds until
     *     there is something again in the header 'Retry-After'
     */
    void take(K key) {
        var probe = buckets.get(key).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            limited.increment();
            throw tooMany(1 + TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()));
        }
    }

    private Problem tooMany(long seconds) {
        var problem =
                Problem.of(
                        HttpStatus.TOO_MANY_REQUESTS,
                        "too-many-requests",
                        "Too many requests",
                        "One "
                                + kind
                                + " may make "
                                + perSecond
                                + " requests a second here; go on in "
                                + seconds
                                + " s.");
        problem.getHeaders().set(HttpHeaders.RETRY_AFTER, String.valueOf(seconds));
        return problem;
    }
}
