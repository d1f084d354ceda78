package org.aemberlog.match.bots;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Updates.unset;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoWriteException;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Which seats are bots', a document a match; {@code open} while the match may need them. */
@Component
class BotStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String OPEN = "open";
    private static final String SINCE = "since";

    private final MongoCollection<Document> all;

    BotStore(ReactiveMongoDatabaseFactory databases) {
        all =
                databases
                        .getMongoDatabase()
                        .block(PATIENCE)
                        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true))
                        .getCollection("bots");
    }

    @PostConstruct
    void index() {
        var sparse = new IndexOptions().sparse(true);
        Mono.from(all.createIndex(Indexes.ascending(OPEN), sparse)).block(PATIENCE);
    }

    /** Keeps the bots of a match; gives those that were kept before, if some were. */
    Mono<BotSeats> keep(BotSeats seats) {
        return Mono.from(all.insertOne(document(seats)))
                .thenReturn(seats)
                .onErrorResume(BotStore::isDuplicate, e -> find(seats.match()));
    }

    private static boolean isDuplicate(Throwable error) {
        return error instanceof MongoWriteException e
                && e.getError().getCategory() == ErrorCategory.DUPLICATE_KEY;
    }

    /** The bots of a match; empty if there are none. */
    Mono<BotSeats> find(MatchId match) {
        return Mono.from(all.find(eq("_id", match.value()))).map(BotStore::seats);
    }

    /** The bots of those of the matches that have some. */
    Flux<BotSeats> find(Collection<MatchId> matches) {
        var ids = matches.stream().map(MatchId::value).toList();
        return Flux.from(all.find(in("_id", ids))).map(BotStore::seats);
    }

    /** The matches that may need their bots, some of them if there are more than {@code most}. */
    Flux<BotSeats> open(int most) {
        return Flux.from(all.find(eq(OPEN, true)).limit(most)).map(BotStore::seats);
    }

    /** The match is over. */
    Mono<Void> close(MatchId match) {
        return Mono.from(all.updateOne(eq("_id", match.value()), unset(OPEN))).then();
    }

    /** The match was never created. */
    Mono<Void> remove(MatchId match) {
        return Mono.from(all.deleteOne(eq("_id", match.value()))).then();
    }

    private static Document document(BotSeats seats) {
        var document =
                new Document("_id", seats.match().value())
                        .append(OPEN, true)
                        .append(SINCE, seats.since().toEpochMilli());
        seats.bots().forEach((seat, bot) -> document.append(field(seat), bot));
        return document;
    }

    private static BotSeats seats(Document document) {
        var bots = new LinkedHashMap<Seat, String>();
        for (var seat : Seat.values()) {
            var bot = document.getString(field(seat));
            if (bot != null) {
                bots.put(seat, bot);
            }
        }
        return new BotSeats(
                new MatchId(document.getString("_id")),
                Map.copyOf(bots),
                Instant.ofEpochMilli(document.getLong(SINCE)));
    }

    private static String field(Seat seat) {
        return seat.name().toLowerCase(Locale.ROOT);
    }
}
