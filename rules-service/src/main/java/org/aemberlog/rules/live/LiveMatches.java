package org.aemberlog.rules.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.store.EventStore;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** The matches in memory; the rest is loaded when it is asked for. */
@Component
public class LiveMatches {

    private final EventStore store;
    private final Cache<MatchId, Live> cache;

    LiveMatches(
            EventStore store,
            MeterRegistry meters,
            @Value("${aemberlog.live.matches}") int most) {
        this.store = store;
        this.cache = Caffeine.newBuilder().maximumSize(most).build();
        meters.gauge("aemberlog.live.matches", cache, Cache::estimatedSize);
    }

    /** A match, from memory or from the store. */
    public Optional<Live> find(MatchId match) {
        var live = Optional.ofNullable(cache.getIfPresent(match));
        return live.isPresent() ? live : store.load(match);
    }

    /** Keeps what a match has become, once it is stored. */
    public void keep(MatchId match, Live live) {
        if (live.match().state().over()) {
            cache.invalidate(match);
        } else {
            cache.put(match, live);
        }
    }

    /** Forgets a match that somebody else may have changed. */
    public void forget(MatchId match) {
        cache.invalidate(match);
    }
}
