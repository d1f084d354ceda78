package org.aemberlog.rules.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * The matches that wait for a judge. A halt is not stored: it lasts until the match changes its
 * owner or the service is started again. A match that was repaired then goes on by itself, and one
 * that was not is halted again by its next intent.
 */
@Component
public class HaltedMatches {

    private static final Logger LOG = LoggerFactory.getLogger(HaltedMatches.class);

    private final Cache<MatchId, Long> versions;
    private final Counter halts;

    HaltedMatches(MeterRegistry meters, @Value("${aemberlog.live.matches}") int most) {
        this.versions = Caffeine.newBuilder().maximumSize(most).build();
        this.halts = meters.counter("aemberlog.halts");
        meters.gauge("aemberlog.halted.matches", versions, Cache::estimatedSize);
    }

    /** Halts a match, and says so the first time. */
    public void halt(HaltException why) {
        if (versions.asMap().putIfAbsent(why.match(), why.version()) == null) {
            halts.increment();
            LOG.error("A match is halted and waits for a judge", why);
        }
    }

    /** The last sound version of a match that is halted; empty when it is not. */
    public Optional<Long> haltedAt(MatchId match) {
        return Optional.ofNullable(versions.getIfPresent(match));
    }

    /** Lifts all halts. */
    public void forgetAll() {
        versions.invalidateAll();
    }
}
