package org.aemberlog.replay.timeline;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.archive.Archive;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * The marks of the matches that were asked for lately. However often and by how many they are asked
 * for, each commit of a match is folded once: those of a later version go on from the last known ones.
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

    /** The marks up to a version, read by whoever asks first. */
    private record Known(long version, Mono<Marks> marks) {}

    /** The marks of a match up to a version that it has. */
    Mono<Marks> at(MatchId match, long version) {
        return Mono.defer(() -> known.asMap()
                .compute(
                        match, (id, last) -> last != null && last.version() == version ? last : next(id, last, version))
                .marks());
    }

    private Known next(MatchId match, Known last, long version) {
        boolean goesOn = last != null && last.version() < version;
        var before = goesOn ? last.marks().map(Marks::copy) : Mono.fromSupplier(Marks::new);
        long from = goesOn ? last.version() + 1 : 1;
        return new Known(
                version,
                before.flatMap(marks -> archive.commits(match, from, version).collect(() -> marks, Marks::read))
                        .doOnError(e -> known.invalidate(match))
                        .cache());
    }
}
