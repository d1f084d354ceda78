package org.aemberlog.match.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Folds commits into matches and tells whoever listens. Commits of a match come in order. */
@Component
public class LiveBook {


    private final CommitStore store;
    private final Waiting waiting;
    private final Cache<MatchId, Match> matches;
    private final Map<MatchId, List<Consumer<Moment>>> listeners = new ConcurrentHashMap<>();

    LiveBook(
            CommitStore store, Waiting waiting, @Value("${aemberlog.live.matches}") int most) {
        this.store = store;
        this.waiting = waiting;
        this.matches = Caffeine.newBuilder().maximumSize(most).build();
    }

    /** Takes in commits as they come from Kafka, once or more often. Blocks. */
    void take(List<Commit> commits) {
        if (commits.isEmpty()) {
            return;
        }
        store.keep(commits);
        commits.forEach(this::take);
    }

    private void take(Commit commit) {
        var id = commit.match();
        var known = Optional.ofNullable(matches.getIfPresent(id));
        if (known.isPresent() && known.get().version() == commit.version() - 1) {
            announce(Moment.following(known, commit));
            return;
        }
        // A new match, or one that came before, or this service was away: the store knows.
        moments(id)
                .filter(moment -> moment.commit().version() >= commit.version())
                .toIterable()
                .forEach(this::announce);
    }

    private void announce(Moment moment) {
        var id = moment.commit().match();
        var known = matches.getIfPresent(id);
        if (known == null || known.version() < moment.after().version()) {
            matches.put(id, moment.after());
        }
        waiting.accepted(moment);
        for (var listener : listeners.getOrDefault(id, List.of())) {
            listener.accept(moment);
        }
    }

    /** Takes in a refusal. */
    void take(RejectionRecord rejection) {
        waiting.refused(rejection);
    }

    /** A match as it is now; empty when there is none. */
    public Mono<Match> find(MatchId id) {
        return Mono.justOrEmpty(matches.getIfPresent(id))
                .switchIfEmpty(
                        Mono.defer(
                                () ->
                                        moments(id)
                                                .takeLast(1)
                                                .map(Moment::after)
                                                .doOnNext(match -> keep(id, match))
                                                .next()));
    }

    private void keep(MatchId id, Match match) {
        matches.asMap()
                .merge(id, match, (a, b) -> a.version() >= b.version() ? a : b);
    }

    /** Every moment of a match so far, from the store. */
    public Flux<Moment> moments(MatchId id) {
        return Flux.defer(
                () -> {
                    var last = new ArrayList<Match>(1);
                    return store.of(id)
                            .map(
                                    commit -> {
                                        var before = last.stream().findFirst();
                                        var moment = Moment.following(before, commit);
                                        last.clear();
                                        last.add(moment.after());
                                        return moment;
                                    });
                });
    }

    /** The latest matches, the newest first. */
    public Flux<Match> latest(int limit) {
        return store.latest(limit).concatMap(this::find);
    }

    /** Tells {@code listener} every further moment of a match until it is closed. */
    public AutoCloseable listen(MatchId id, Consumer<Moment> listener) {
        listeners.compute(
                id,
                (key, list) -> {
                    var more = list == null ? new CopyOnWriteArrayList<Consumer<Moment>>() : list;
                    more.add(listener);
                    return more;
                });
        return () ->
                listeners.computeIfPresent(
                        id,
                        (key, list) -> {
                            list.remove(listener);
                            return list.isEmpty() ? null : list;
                        });
    }
}
