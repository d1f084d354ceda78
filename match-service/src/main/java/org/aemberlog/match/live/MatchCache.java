package org.aemberlog.match.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The matches as they are now: the latest in memory, all of them in the store. */
@Component
public class MatchCache {

    private final CommitStore store;
    private final Cache<MatchId, Match> matches;

    MatchCache(
            CommitStore store,
            @Value("${aemberlog.live.matches}") int most,
            @Value("${aemberlog.live.idle}") Duration idle) {
        this.store = store;
        this.matches =
                Caffeine.newBuilder().maximumSize(most).expireAfterAccess(idle).build();
    }

    /**
     * A match as it is now; fails with the problem "no-such-match" when there is none, and with a
     * {@link DamagedException}.
     */
    public Mono<Match> get(MatchId id) {
        return find(id).switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(id)));
    }

    private Mono<Match> find(MatchId id) {
        return Mono.justOrEmpty(matches.getIfPresent(id))
                .switchIfEmpty(
                        moments(id).map(Transition::after).takeLast(1).next().doOnNext(this::keep));
    }

    /**
     * The latest matches, the newest first.
     *
     * @param over only those that are over, or only those that are not
     * @param since only those with a sign of somebody since then, in milliseconds since 1970
     */
    public Flux<Listed> latest(Optional<Boolean> over, Optional<Long> since, int limit) {
        return store.latest(over, since, limit).concatMap(listing -> listed(listing, find(listing.match())));
    }

    /** When the last thing was done in a match, in milliseconds since 1970. */
    public Mono<Long> lastAt(Match match) {
        return store.committedAt(match.state().match(), match.version());
    }

    /** Whether a match is over, as far as commits have come. */
    public Mono<Boolean> isOver(MatchId id) {
        return store.listing(id).map(listing -> listing.endedAt().isPresent());
    }

    /** Whether a match is for practice: taken up where another one was. */
    public Mono<Boolean> isPractice(MatchId id) {
        return store.listing(id).map(listing -> listing.forkedFrom().isPresent());
    }

    /** A match as a list shows it; fails with the problem "no-such-match" when there is none. */
    public Mono<Listed> listed(MatchId id) {
        return store.listing(id).flatMap(listing -> listed(listing, get(id)));
    }

    private static Mono<Listed> listed(MatchListing listing, Mono<Match> now) {
        return now.map(Optional::of)
                .onErrorResume(DamagedException.class, e -> Mono.just(Optional.empty()))
                .map(match -> new Listed(match, listing));
    }

    /**
     * A match as it is now and what a list says beside.
     *
     * @param match empty when it is damaged
     */
    public record Listed(Optional<Match> match, MatchListing listing) {}

    /** Every moment of a match so far, from the store and in order, up to the first gap. */
    public Flux<Transition> moments(MatchId id) {
        return Flux.defer(() -> {
            var last = new AtomicReference<Match>();
            return store.of(id)
                    .takeWhile(commit -> commit.version() == versionOf(last.get()) + 1)
                    .map(commit -> {
                        var before = Optional.ofNullable(last.get());
                        var moment = Transition.following(before, commit);
                        last.set(moment.after());
                        return moment;
                    });
        });
    }

    /**
     * The moments of a match so far, of which somebody needs those after a version; none where
     * there are none and more may come, without reading the match.
     */
    public Flux<Transition> moments(MatchId id, long after) {
        return Flux.defer(() -> isUpToDate(id, after) ? Flux.empty() : moments(id));
    }

    private boolean isUpToDate(MatchId id, long version) {
        return Optional.ofNullable(matches.getIfPresent(id))
                .filter(match -> match.version() <= version && !match.state().over())
                .isPresent();
    }

    private static long versionOf(Match match) {
        return match == null ? 0 : match.version();
    }

    /** The matches in memory. */
    List<Match> inMemory() {
        return List.copyOf(matches.asMap().values());
    }

    /** The match at exactly this version, if it is in memory. */
    Optional<Match> inMemory(MatchId id, long version) {
        return Optional.ofNullable(matches.getIfPresent(id)).filter(match -> match.version() == version);
    }

    /** Remembers a match unless a later version of it is known. */
    void keep(Match match) {
        matches.asMap().merge(match.state().match(), match, (a, b) -> a.version() >= b.version() ? a : b);
    }
}
