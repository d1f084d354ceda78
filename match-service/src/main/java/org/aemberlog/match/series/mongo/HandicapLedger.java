package org.aemberlog.match.series.mongo;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.compoundIndex;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import org.aemberlog.backing.store.Durable;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Matchup;
import org.aemberlog.match.store.Versioned;
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
public class HandicapLedger {

    private static final int TRIES = 20;
    private static final String LINE = "line";

    private final MongoCollection<Document> lines;

    HandicapLedger(ReactiveMongoDatabaseFactory databases) {
        lines = Durable.collection(databases, "handicaps");
    }

    @PostConstruct
    void index() {
        var byMatchup = compoundIndex(ascending("stronger", "weaker"), descending(LINE));
        Durable.uniqueIndex(lines, byMatchup);
    }

    /** The handicap of the next game between two decks. */
    public Mono<Handicap> current(Matchup decks) {
        return latest(decks).map(HandicapLedger::handicap).defaultIfEmpty(Handicap.START);
    }

    /** Counts a game between two decks; does nothing if it is counted. */
    public Mono<Void> count(Matchup decks, MatchId match, boolean strongerWon) {
        return Mono.from(lines.find(eq("_id", match.value())))
                .switchIfEmpty(Mono.defer(() -> append(decks, match, strongerWon)))
                .retryWhen(Retry.max(TRIES).filter(Versioned::isDuplicate))
                .then();
    }

    private Mono<Document> append(Matchup decks, MatchId match, boolean strongerWon) {
        return latest(decks)
                .defaultIfEmpty(line(Handicap.START, 0))
                .map(last -> line(handicap(last).after(strongerWon), last.getInteger(LINE) + 1)
                        .append("_id", match.value())
                        .append("stronger", decks.stronger())
                        .append("weaker", decks.weaker())
                        .append("strongerWon", strongerWon))
                .flatMap(next -> Mono.from(lines.insertOne(next)).thenReturn(next));
    }

    private Mono<Document> latest(Matchup decks) {
        Bson between = and(eq("stronger", decks.stronger()), eq("weaker", decks.weaker()));
        return Mono.from(lines.find(between).sort(descending(LINE)).limit(1));
    }

    private static Document line(Handicap handicap, int number) {
        return new Document(LINE, number).append("handicap", new Document(Plain.map(handicap)));
    }

    private static Handicap handicap(Document line) {
        return Plain.read(Handicap.class, line.get("handicap"));
    }
}
