package org.aemberlog.deck.library;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Projections.include;

import com.mongodb.MongoWriteException;
import com.mongodb.ReadConcern;
import com.mongodb.WriteConcern;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.Map;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.support.StartupTask;
import org.aemberlog.support.problems.ReadableDocuments;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.context.annotation.Bean;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * The decks, in MongoDB. A deck is kept with plain card ids, as it was printed, and handed out
 * pinned to the definitions of today; a match keeps the ones it began with.
 */
@Component
public class Library {

    private static final int DUPLICATE_KEY = 11000;

    private final Mono<MongoCollection<Document>> decks;
    private final CardPool pool;
    private final ReadableDocuments legible;

    Library(ReactiveMongoDatabaseFactory databases, CardPool pool, ReadableDocuments legible) {
        this.legible = legible;
        this.pool = pool;
        this.decks = databases
                .getMongoDatabase()
                .map(database -> database.getCollection("decks"))
                .map(all -> all.withWriteConcern(WriteConcern.MAJORITY.withJournal(true)))
                .map(all -> all.withReadConcern(ReadConcern.MAJORITY));
    }

    /**
     * Keeps a deck.
     *
     * @return whether it is new; a deck that is there already is left as it is
     */
    public Mono<Boolean> keep(DeckList deck) {
        return decks.flatMap(all -> Mono.from(all.insertOne(document(deck))))
                .thenReturn(true)
                .onErrorResume(
                        MongoWriteException.class,
                        e -> e.getError().getCode() == DUPLICATE_KEY ? Mono.just(false) : Mono.error(e));
    }

    /** The deck with this id, or empty. */
    public Mono<DeckList> find(String id) {
        return decks.flatMap(all -> Mono.from(all.find(eq("_id", id)).first())).map(this::deck);
    }

    /**
     * Decks in the order of their ids. Names are compared here and not in MongoDB, which knows
     * neither Æ nor quotes as we do.
     *
     * @param after only decks with a greater id; empty for the first
     * @param limit how many at most
     */
    public Flux<DeckSummary> list(DeckQuery query, String after, int limit) {
        Bson later = gt("_id", after);
        Bson wanted = query.house()
                .map(house -> and(later, eq("houses", Plain.of(house))))
                .orElse(later);
        return decks.flatMapMany(all ->
                        all.find(wanted).projection(include("name", "houses")).sort(ascending("_id")))
                .handle(legible.each("deck", Library::summary))
                .filter(query::wants)
                .take(limit);
    }

    private static DeckSummary summary(Document document) {
        return Plain.read(DeckSummary.class, plain(document));
    }

    /** Puts the open decks on the shelf; the service is not ready before. */
    @Bean
    StartupTask openDecks() {
        return new StartupTask(
                "keep open decks",
                Flux.fromIterable(OpenDecks.all()).concatMap(this::keep).count());
    }

    private static Document document(DeckList deck) {
        var plain = new Document(Plain.map(DeckIds.unpinned(deck)));
        plain.remove("id");
        return plain.append("_id", deck.id());
    }

    private DeckList deck(Document document) {
        return DeckIds.pinned(Plain.read(DeckList.class, plain(document)), pool);
    }

    private static Map<String, Object> plain(Document document) {
        Map<String, Object> plain = new Document(document);
        plain.put("id", plain.remove("_id"));
        return plain;
    }
}
