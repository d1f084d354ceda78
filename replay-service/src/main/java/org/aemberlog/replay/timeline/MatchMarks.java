package org.aemberlog.replay.timeline;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.archive.Archive;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * The marks of the matches that were asked for lately, which are not folded again: those of a later version go on from
 * the last known ones.
 */
@Component
class MatchMarks {

    private static final int MAX_KNOWN = 1_000;
    private static final Duration IDLE = Duration.ofMinutes(10);

    private final Archive archive;
    private final Cache<MatchId, Known> known =
            Caffeine.newBuilder().maximumSize(MAX_KNOWN).expireAfterAccess(IDLE).build();

    MatchMarks(Archive archive) {
        this.archive = archive;
    }

    /** The marks up to a version. */
    private record Known(long version, Marks marks) {}

    /** The marks of a match up to a version that it has. */
    Mono<Marks> at(MatchId match, long version) {
        return Mono.defer(() -> {
            var last = known.getIfPresent(match);
            return last != null && last.version() == version ? Mono.just(last.marks()) : read(match, last, version);
        });
    }

    /** Goes on from what is known; two who ask at the same time both do. */
    private Mono<Marks> read(MatchId match, Known last, long version) {
        boolean goesOn = last != null && last.version() < version;
        long from = goesOn ? last.version() + 1 : 1;
        return archive.commits(match, from, version)
                .collect(() -> goesOn ? last.marks().copy() : new Marks(), Marks::read)
                .doOnNext(marks -> known.put(match, new Known(version, marks)));
    }
}
