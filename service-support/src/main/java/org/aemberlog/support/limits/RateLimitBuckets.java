package org.aemberlog.support.limits;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** A bucket of tokens for each of those who ask, which fills again evenly. */
public final class RateLimitBuckets<K> {

    private final Rate rate;
    private final LoadingCache<K, Bucket> buckets;
    private final Counter limited;

    /**
     * An allowance for each key.
     *
     * @param kind of what it is: the tag {@code kind} of the meter {@code aemberlog.limited}
     * @param tracked how many keys are remembered
     */
    public RateLimitBuckets(String kind, Rate rate, int tracked, MeterRegistry meters) {
        this.rate = rate;
        this.limited = limited(kind, meters);
        // A bucket that is full again is as good as a new one.
        this.buckets = Caffeine.newBuilder()
                .maximumSize(tracked)
                .expireAfterAccess(rate.recovery())
                .build(key -> bucket(rate));
    }

    /** Counts what is rejected because there is too much of a kind. */
    static Counter limited(String kind, MeterRegistry meters) {
        return Counter.builder("aemberlog.limited")
                .description("Requests rejected because too many were made")
                .tag("kind", kind)
                .register(meters);
    }

    private static Bucket bucket(Rate rate) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(rate.burst()).refillGreedy(rate.requests(), rate.per()))
                .build();
    }

    /** Takes one request from the allowance, or throws as {@link #take(Object, long)}. */
    public void take(K key) {
        take(key, 1);
    }

    /**
     * Takes from the allowance what costs as much as so many requests; never more than the whole burst.
     *
     * @throws Problem {@code too-many-requests} (429), when nothing is left, with the seconds until
     *     there is something again in the header 'Retry-After'
     */
    public void take(K key, long requests) {
        var probe = buckets.get(key).tryConsumeAndReturnRemaining(Math.min(requests, rate.burst()));
        if (!probe.isConsumed()) {
            limited.increment();
            throw tooMany(1 + TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()));
        }
    }

    /** How many keys are remembered now. */
    long remembered() {
        buckets.cleanUp();
        return buckets.estimatedSize();
    }

    private Problem tooMany(long seconds) {
        var problem = Problem.of(
                HttpStatus.TOO_MANY_REQUESTS,
                "too-many-requests",
                "Too many requests",
                "Such requests are limited to "
                        + rate.requests()
                        + " in "
                        + rate.per().toString().substring(2).toLowerCase(Locale.ROOT)
                        + ", and "
                        + rate.burst()
                        + " at once after a pause; try again in "
                        + seconds
                        + "s.");
        problem.getHeaders().set(HttpHeaders.RETRY_AFTER, String.valueOf(seconds));
        return problem;
    }
}
