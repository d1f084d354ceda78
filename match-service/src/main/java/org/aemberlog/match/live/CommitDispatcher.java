package org.aemberlog.match.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Takes in what the rules say, stores it and tells each moment of a match once and in order to
 * whoever waits or listens. What comes twice is told only to those who ask for it again.
 */
@Component
public class CommitDispatcher {

    private static final Logger LOG = LoggerFactory.getLogger(CommitDispatcher.class);
    private static final Comparator<Commit> BY_VERSION = Comparator.comparingLong(Commit::version);

    private final CommitStore store;
    private final MatchCache matches;
    private final PendingReplies waiting;
    private final List<CommitListener> first;
    private final Cache<MatchId, Long> told;

    /** The latest version that came of each match that lacks an earlier one. */
    private final Map<MatchId, Long> incomplete = new HashMap<>();

    private final Map<MatchId, List<Consumer<Transition>>> listeners = new ConcurrentHashMap<>();
    private final List<Consumer<Transition>> listenersToAll = new CopyOnWriteArrayList<>();

    CommitDispatcher(
            CommitStore store,
            MatchCache matches,
            PendingReplies waiting,
            List<CommitListener> first,
            @Value("${aemberlog.live.matches}") int most,
            @Value("${aemberlog.live.idle}") Duration idle) {
        this.store = store;
        this.matches = matches;
        this.waiting = waiting;
        this.first = List.copyOf(first);
        this.told =
                Caffeine.newBuilder().maximumSize(most).expireAfterAccess(idle).build();
    }

    /**
     * Takes in commits as they come, once or more often; those of a match in order. Blocks until
     * they are stored and those who have to know before all others do, and fails when they cannot:
     * then bring them again.
     */
    public synchronized void take(List<SealedCommit> received) {
        if (!received.isEmpty()) {
            store.keep(received);
            var commits = received.stream().map(SealedCommit::commit).toList();
            // Before anybody else hears of it, so that whoever does finds it taken up.
            commits.forEach(commit -> first.forEach(listener -> listener.take(commit)));
            commits.stream().sorted(BY_VERSION).forEach(this::tell);
        }
    }

    /**
     * Tells of what other instances have stored since matches were looked at here, and which will
     * not come any more: this instance begins to receive commits only now. Blocks.
     */
    public synchronized void catchUp() {
        for (var match : matches.inMemory()) {
            var id = match.state().match();
            try {
                Blocking.all(matches.moments(id)).stream()
                        .filter(moment -> moment.commit().version() > match.version())
                        .forEach(this::tell);
            } catch (DamagedException e) {
                LOG.error("Match {}: its live view has stopped", id.value(), e);
            }
        }
    }

    /** Takes in a rejection. */
    public void take(RejectionRecord rejection) {
        waiting.rejected(rejection);
    }

    private void tell(Commit commit) {
        try {
            var known = told.getIfPresent(commit.match());
            long last = known == null ? commit.version() - 1 : known;
            if (commit.version() <= last) {
                tellAgain(commit);
                return;
            }
            var before = matches.inMemory(commit.match(), commit.version() - 1);
            if (last == commit.version() - 1 && before.isPresent() && !incomplete.containsKey(commit.match())) {
                tell(Transition.following(before, commit));
            } else {
                tellFromStore(commit, last);
            }
        } catch (DamagedException e) {
            LOG.error("Match {}: its live view has stopped", commit.match().value(), e);
        }
    }

    /** For a match that is new, was away from memory or came with a gap. */
    private void tellFromStore(Commit commit, long last) {
        var match = commit.match();
        var moments = Blocking.all(matches.moments(match));
        moments.stream().filter(moment -> moment.commit().version() > last).forEach(this::tell);
        long reached = moments.isEmpty() ? 0 : moments.getLast().commit().version();
        if (told.getIfPresent(match) == null) {
            // From here on it goes on, whatever comes first.
            told.put(match, reached);
        }
        long latest = Math.max(commit.version(), incomplete.getOrDefault(match, 0L));
        if (reached >= latest) {
            incomplete.remove(match);
        } else if (incomplete.put(match, latest) == null) {
            LOG.warn("Match {}: commits before {} are missing", match.value(), commit.version());
        }
    }

    private void tell(Transition moment) {
        var match = moment.commit().match();
        matches.keep(moment.after());
        told.put(match, moment.commit().version());
        listenersToAll.forEach(listener -> listener.accept(moment));
        waiting.accepted(moment);
        listeners.getOrDefault(match, List.of()).forEach(listener -> listener.accept(moment));
    }

    private void tellAgain(Commit commit) {
        if (waiting.isAwaited(commit.match(), commit.intentId())) {
            matches.moments(commit.match())
                    .skipUntil(moment -> moment.commit().version() == commit.version())
                    .next()
                    .subscribe(
                            waiting::accepted,
                            e -> LOG.warn(
                                    "Match {}: a repeated answer could not be sent",
                                    commit.match().value(),
                                    e));
        }
    }

    /** Tells {@code listener} every further moment of every match, for good. It must not block. */
    public void listen(Consumer<Transition> listener) {
        listenersToAll.add(listener);
    }

    /** Tells {@code listener} every further moment of a match until it is closed. */
    public Listening listen(MatchId match, Consumer<Transition> listener) {
        listeners.compute(match, (key, all) -> {
            var more = all == null ? new CopyOnWriteArrayList<Consumer<Transition>>() : all;
            more.add(listener);
            return more;
        });
        return () -> listeners.computeIfPresent(match, (key, all) -> {
            all.remove(listener);
            return all.isEmpty() ? null : all;
        });
    }

    /** Ends when it is closed. */
    @FunctionalInterface
    public interface Listening extends AutoCloseable {
        @Override
        void close();
    }
}
