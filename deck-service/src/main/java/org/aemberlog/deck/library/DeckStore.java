package org.aemberlog.deck.library;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Sorts.ascending;

import com.mongodb.WriteConcern;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.wire.Plain;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The decks in MongoDB. A deck's id is made from its content, so keeping it twice is keeping it. */
@Component
public class DeckStore {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final MongoCollection<Document> decks;

    DeckStore(ReactiveMongoDatabaseFactory databases) {
        decks =
                databases
                        .getMongoDatabase()
                        .block(PATIENCE)
                        .getCollection("decks")
                        .withWriteConcern(WriteConcern.MAJORITY.withJournal(true));
    }

    @PostConstruct
    void keepStarterDecks() {
        Flux.fromIterable(StarterDecks.all()).concatMap(this::keep).blockLast(PATIENCE);
    }

    /** Keeps a deck. */
    public Mono<DeckList> keep(DeckList deck) {
        var document =
                new Document("_id", deck.id())
                        .append("name", deck.name())
                        .append("deck", new Document(Plain.map(deck)));
        return Mono.from(
                        decks.replaceOne(
                                eq("_id", deck.id()),
                                document,
                                new ReplaceOptions().upsert(true)))
                .thenReturn(deck);
    }

    /** The deck with this id; empty when there is none. */
    public Mono<DeckList> find(String id) {
        return Mono.from(decks.find(eq("_id", id)).first()).map(DeckStore::read);
    }

    /** The decks by name. */
    public Flux<DeckList> all(int limit) {
        return Flux.from(decks.find().sort(ascending("name")).limit(limit)).map(DeckStore::read);
    }

    private static DeckList read(Document document) {
        return Plain.read(DeckList.class, document.get("deck", Map.class));
    }
}
