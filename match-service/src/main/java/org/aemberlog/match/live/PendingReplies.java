package org.aemberlog.match.live;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.problems.MatchProblems;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/** Those who wait to hear what became of their intent. */
@Component
class PendingReplies {

    private final Map<Key, Place> places = new ConcurrentHashMap<>();

    private record Key(MatchId match, String intentId) {
        static Key of(IntentRecord record) {
            return new Key(record.match(), record.intentId());
        }
    }

    /** Everybody who waits for one intent; a repeated request joins the first. */
    private record Place(Intent intent, Sinks.One<Transition> outcome, int people) {
        Place with(int more) {
            return new Place(intent, outcome, people + more);
        }
    }

    /**
     * The moment an intent leads to, or the problem that rejects it. Subscribe before the intent is
     * sent. Fails at once while the same key waits with another intent.
     */
    Mono<Transition> forOutcome(IntentRecord record) {
        var key = Key.of(record);
        return Mono.defer(() -> {
            var place = places.compute(key, (k, found) -> join(found, record));
            return place.outcome().asMono().doFinally(signal -> leave(key));
        });
    }

    private static Place join(Place found, IntentRecord record) {
        if (found == null) {
            return new Place(record.intent(), Sinks.one(), 1);
        }
        if (!found.intent().equals(record.intent())) {
            throw MatchProblems.keyReused(record.match(), record.intentId());
        }
        return found.with(1);
    }

    private void leave(Key key) {
        places.computeIfPresent(key, (k, place) -> place.people() == 1 ? null : place.with(-1));
    }

    boolean isAwaited(MatchId match, String intentId) {
        return places.containsKey(new Key(match, intentId));
    }

    void accepted(Transition moment) {
        var commit = moment.commit();
        var place = places.get(new Key(commit.match(), commit.intentId()));
        if (place == null) {
            return;
        }
        if (place.intent().equals(commit.intent())) {
            place.outcome().tryEmitValue(moment);
        } else {
            place.outcome().tryEmitError(MatchProblems.keyReused(commit.match(), commit.intentId()));
        }
    }

    void rejected(RejectionRecord rejection) {
        var place = places.get(new Key(rejection.match(), rejection.intentId()));
        if (place != null) {
            place.outcome().tryEmitError(MatchProblems.rejected(rejection));
        }
    }
}
