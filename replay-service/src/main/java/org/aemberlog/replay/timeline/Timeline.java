package org.aemberlog.replay.timeline;

import static com.mongodb.client.model.Filters.eq;

import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Folds the archive to any version, from the snapshot right before it if it is there, else from the
 * beginning. Snapshots are kept as they are passed; all of them can be made again.
 */
@Component
public class Timeline {

    private final Archive archive;
    private final MongoCollection<Document> snapshots;
    private final long every;

    Timeline(
            Archive archive,
            ReactiveMongoDatabaseFactory databases,
            @Value("${aemberlog.snapshots.every}") long every) {
        this.archive = archive;
        this.every = every;
        this.snapshots = DurableWrites.collection(databases, "snapshots");
    }

    /** A state on the way: its version and the state. */
    private record Point(long version, Optional<MatchState> state) {

        Point after(Commit commit) {
            return new Point(commit.version(), Optional.of(Timeline.after(state, commit)));
        }
    }

    /** The match after a commit; before its first there is none. */
    public static MatchState after(Optional<MatchState> before, Commit commit) {
        var events = commit.events();
        return before.map(state -> state.applyAll(events))
                .orElseGet(() -> MatchState.begun(events.getFirst()).applyAll(events.subList(1, events.size())));
    }

    /** The state of a match at a version that it has. */
    public Mono<MatchState> at(MatchId match, long version) {
        return nearest(match, version)
                .flatMap(start -> archive.commits(match, start.version() + 1, version)
                        .scan(start, Point::after)
                        .concatMap(point -> keep(match, point, start))
                        .last())
                .map(point -> point.state().orElseThrow());
    }

    private Mono<Point> nearest(MatchId match, long version) {
        long last = version - version % every;
        return Mono.from(snapshots.find(eq("_id", match.value() + "/" + last)).first())
                .flatMap(Timeline::readable)
                .defaultIfEmpty(new Point(0, Optional.empty()));
    }

    /** A snapshot that another release wrote may say nothing to this one; it is made again. */
    private static Mono<Point> readable(Document document) {
        try {
            var state = Plain.read(MatchState.class, document.get("state"));
            return Mono.just(new Point(document.getLong("version"), Optional.of(state)));
        } catch (MalformedException e) {
            return Mono.empty();
        }
    }

    private Mono<Point> keep(MatchId match, Point point, Point start) {
        if (point == start || point.version() % every != 0) {
            return Mono.just(point);
        }
        var id = match.value() + "/" + point.version();
        var document = new Document("_id", id)
                .append("matchId", match.value())
                .append("version", point.version())
                .append("state", new Document(Plain.map(point.state().orElseThrow())));
        return Mono.from(snapshots.replaceOne(eq("_id", id), document, new ReplaceOptions().upsert(true)))
                .thenReturn(point);
    }
}
