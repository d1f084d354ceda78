package org.aemberlog.rules.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.LiveMatch;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** The matches in memory; the rest is loaded when it is asked for. */
@Component
public class LiveMatches {

    private final EventStore store;
    private final Snapshots snapshots;
    private final int snapshotEvery;
    private final Cache<MatchId, LiveMatch> cache;

    LiveMatches(
            EventStore store,
            Snapshots snapshots,
            MeterRegistry meters,
            @Value("${aemberlog.live.matches}") int most,
            @Value("${aemberlog.live.idle}") Duration idle,
            @Value("${aemberlog.snapshots.every}") int snapshotEvery) {
        this.store = store;
        this.snapshots = snapshots;
        this.snapshotEvery = snapshotEvery;
        this.cache =
                Caffeine.newBuilder().maximumSize(most).expireAfterAccess(idle).build();
        meters.gauge("aemberlog.live.matches", cache, Cache::estimatedSize);
    }

    /** A match to which intents come from a partition, from memory or from the store. */
    public Optional<LiveMatch> find(MatchId match, int partition) {
        var live = inMemory(match, partition);
        return live.isPresent() ? live : store.load(match);
    }

    /**
     * A match, if it is in memory since an intent from the same partition. With more partitions than
     * before, its intents come from another, and others may have been asked for it since.
     */
    public Optional<LiveMatch> inMemory(MatchId match, int partition) {
        return Optional.ofNullable(cache.getIfPresent(match))
                .filter(live -> live.read().partition() == partition);
    }

    /** Keeps what matches have become, once it is stored; now and then in snapshots too. */
    public void keep(Collection<LiveMatch> matches) {
        var due = new ArrayList<LiveMatch>();
        for (var live : matches) {
            if (live.match().state().over()) {
                cache.invalidate(live.id());
            } else if (isSnapshotDue(live)) {
                due.add(live);
                cache.put(live.id(), live.snapped());
            } else {
                cache.put(live.id(), live);
            }
        }
        snapshots.keep(due);
    }

    /** Each action that can be taken back is kept with a state; after a turn there is one at most. */
    private boolean isSnapshotDue(LiveMatch live) {
        var match = live.match();
        return match.atBoundary() && match.undos().size() <= 1 && match.version() - live.snapshot() >= snapshotEvery;
    }

    /** Forgets a match that somebody else may have changed. */
    public void forget(MatchId match) {
        cache.invalidate(match);
    }

    /** Forgets the matches whose intents come from these partitions, because others may have changed them. */
    public void forgetOf(Set<Integer> partitions) {
        cache.asMap().values().removeIf(live -> partitions.contains(live.read().partition()));
    }
}
