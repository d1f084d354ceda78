package org.aemberlog.match.series.mongo;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.compoundIndex;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Matchup;
import org.aemberlog.support.store.DuplicateKeys;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/**
 * The handicaps of all matchups: a line per counted game with the handicap after it, never changed.
 * A match is the id of its line, so that no game counts twice; a line's number within its matchup
 * is unique, so that no two games are counted on top of the same one.
 */
@Component
public class HandicapStore {

    private static final int TRIES = 20;
    private static final String LINE = "line";

    private final MongoCollection<Document> lines;

    HandicapStore(ReactiveMongoDatabaseFactory databases) {
        lines = DurableWrites.collection(databases, "handicaps");
    }

    @PostConstruct
    void index() {
        var byMatchup = compoundIndex(ascending("stronger", "weaker"), descending(LINE));
        DurableWrites.uniqueIndex(lines, byMatchup);
    }

    /** A line as it counts: its number within the matchup, from 1, and the handicap after it. */
    private record Line(int number, Handicap handicap) {

        static final Line NONE = new Line(0, Handicap.START);

        static Line read(Document line) {
            return new Line(line.getInteger(LINE), Plain.read(Handicap.class, line.get("handicap")));
        }
    }

    /**
     * The handicap of the next game between two decks; fails with {@link DamagedHandicapException}.
     */
    public Mono<Handicap> current(Matchup decks) {
        return latest(decks).map(Line::handicap);
    }

    /**
     * Counts a game between two decks; does nothing if it is counted. Fails with {@link
     * DamagedHandicapException} and counts nothing when the line before cannot be read: what came
     * after it would be wrong for ever.
     */
    public Mono<Void> count(Matchup decks, MatchId match, boolean strongerWon) {
        return Mono.from(lines.find(eq("_id", match.value())))
                .switchIfEmpty(Mono.defer(() -> append(decks, match, strongerWon)))
                .retryWhen(Retry.max(TRIES).filter(DuplicateKeys::caused))
                .then();
    }

    private Mono<Document> append(Matchup decks, MatchId match, boolean strongerWon) {
        return latest(decks)
                .map(last -> new Document("_id", match.value())
                        .append("stronger", decks.stronger())
                        .append("weaker", decks.weaker())
                        .append(LINE, last.number() + 1)
                        .append("strongerWon", strongerWon)
                        .append(
                                "handicap",
                                new Document(Plain.map(last.handicap().after(strongerWon)))))
                .flatMap(next -> Mono.from(lines.insertOne(next)).thenReturn(next));
    }

    private Mono<Line> latest(Matchup decks) {
        Bson between = and(eq("stronger", decks.stronger()), eq("weaker", decks.weaker()));
        return Mono.from(lines.find(between).sort(descending(LINE)).limit(1))
                .map(line -> read(decks, line))
                .defaultIfEmpty(Line.NONE);
    }

    private static Line read(Matchup decks, Document line) {
        try {
            return Line.read(line);
        } catch (RuntimeException e) {
            throw new DamagedHandicapException(decks, line.get("_id"), e);
        }
    }
}
