package org.aemberlog.deck.library;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.exists;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Filters.or;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Projections.include;
import static com.mongodb.client.model.Updates.addToSet;
import static com.mongodb.client.model.Updates.pull;

import com.mongodb.ReadConcern;
import com.mongodb.WriteConcern;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.aemberlog.deck.library.DeckQuery.Shelf;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.problems.DeckProblems;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.StartupTask;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.DuplicateKeys;
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
 *
 * <p>A deck is stored once, however many own it, and says who has published it. Everybody sees it as long as anybody
 * has; otherwise only its owners do, on whose shelves it stands, and to all others it is as if it were not there.
 */
@Component
public class Library {

    /** How many decks are read for a page, so that nobody makes the service read them all. */
    private static final int MAX_READ = 5_000;

    private static final String ID = "_id";
    private static final String PUBLISHERS = "publishers";

    /** Who publishes what was imported without a profile. */
    private static final String ANYBODY = "anybody";

    private static final Bson IS_PUBLISHED = exists(PUBLISHERS + ".0");

    private final Mono<MongoCollection<Document>> decks;
    private final Shelves shelves;
    private final CardPool pool;
    private final ReadableDocuments readable;

    Library(ReactiveMongoDatabaseFactory databases, Shelves shelves, CardPool pool, ReadableDocuments readable) {
        this.readable = readable;
        this.shelves = shelves;
        this.pool = pool;
        this.decks = collection(databases, "decks");
    }

    static Mono<MongoCollection<Document>> collection(ReactiveMongoDatabaseFactory databases, String name) {
        return databases
                .getMongoDatabase()
                .map(database -> database.getCollection(name))
                .map(all -> all.withWriteConcern(WriteConcern.MAJORITY.withJournal(true)))
                .map(all -> all.withReadConcern(ReadConcern.MAJORITY));
    }

    /** A deck, and what it is to who asked for it. */
    public record Found(DeckList deck, Standing standing) {}

    /**
     * Keeps a deck: as one of its owner's, for nobody else to see, or, when it has none, published. Fails with
     * "shelf-full".
     *
     * @return whether it is new to its owner, or to everybody; whether others own it is not told
     */
    public Mono<Boolean> keep(DeckList deck, Optional<ProfileId> owner) {
        return owner.map(it -> shelves.put(it, Shelf.OWN, deck.id()).delayUntil(_ -> insert(deck)))
                .orElseGet(() -> insert(deck).then(publish(deck.id(), ANYBODY)));
    }

    /** A deck that is there already is left as it is. */
    private Mono<Void> insert(DeckList deck) {
        return decks.flatMap(all -> Mono.from(all.insertOne(document(deck))))
                .then()
                .onErrorResume(DuplicateKeys::caused, _ -> Mono.empty());
    }

    private Mono<Boolean> publish(String id, String by) {
        return decks.flatMap(all -> Mono.from(all.updateOne(eq(ID, id), addToSet(PUBLISHERS, by))))
                .map(result -> result.getModifiedCount() > 0);
    }

    /** The deck with this id, or empty when who asks may not know of it. */
    public Mono<Found> find(String id, Optional<ProfileId> asking) {
        return shelves.of(asking)
                .flatMap(own -> decks.flatMap(all -> Mono.from(
                                all.find(and(eq(ID, id), visible(own))).first()))
                        .map(it -> new Found(deck(it), standing(it, asking, own))));
    }

    private static Bson visible(Shelves.OfProfile own) {
        return or(IS_PUBLISHED, in(ID, own.own()));
    }

    private static Standing standing(Document deck, Optional<ProfileId> asking, Shelves.OfProfile shelves) {
        var id = deck.getString(ID);
        var publishers = deck.getList(PUBLISHERS, String.class, List.of());
        boolean own = shelves.own().contains(id);
        boolean published =
                own ? asking.filter(it -> publishers.contains(it.value())).isPresent() : !publishers.isEmpty();
        return new Standing(own, published, shelves.favorites().contains(id));
    }

    /**
     * Publishes an own deck, or keeps it to its owners again: everybody sees it as long as one of them publishes it.
     * Fails with "no-such-deck" or "not-your-deck".
     */
    public Mono<Void> publish(String id, ProfileId owner, boolean published) {
        return requireOwn(id, owner).then(published ? publish(id, owner.value()).then() : withdraw(id, owner));
    }

    private Mono<Void> withdraw(String id, ProfileId owner) {
        return decks.flatMap(all -> Mono.from(all.updateOne(eq(ID, id), pull(PUBLISHERS, owner.value()))))
                .then();
    }

    /** Takes a deck from among its owner's, who publishes it no more. Fails as {@link #publish}. */
    public Mono<Void> remove(String id, ProfileId owner) {
        return requireOwn(id, owner).then(withdraw(id, owner)).then(shelves.take(owner, Shelf.OWN, id));
    }

    /** Puts a deck among a profile's favorites, or takes it from there. Fails with "no-such-deck" or "shelf-full". */
    public Mono<Void> favor(String id, ProfileId profile, boolean favored) {
        return favored
                ? require(id, profile)
                        .then(shelves.put(profile, Shelf.FAVORITES, id))
                        .then()
                : shelves.take(profile, Shelf.FAVORITES, id);
    }

    private Mono<Found> require(String id, ProfileId asking) {
        return find(id, Optional.of(asking)).switchIfEmpty(Mono.error(() -> DeckProblems.noSuchDeck(id)));
    }

    private Mono<Void> requireOwn(String id, ProfileId owner) {
        return require(id, owner)
                .filter(it -> it.standing().own())
                .switchIfEmpty(Mono.error(DeckProblems::notYourDeck))
                .then();
    }

    /**
     * Decks in the order of their ids. Names are compared here and not in MongoDB, which knows
     * neither Æ nor quotes as we do; so a page ends after so many decks, whether they are wanted or not.
     *
     * @param after only decks with a greater id; empty for the first
     * @param limit how many at most
     */
    public Mono<Decks> list(DeckQuery query, Optional<ProfileId> asking, String after, int limit) {
        return shelves.of(asking).flatMap(own -> {
            var named = query.named();
            var read = new AtomicInteger();
            var last = new AtomicReference<String>();
            return decks.flatMapMany(all -> all.find(wanted(query, own, after))
                            .projection(include("name", "houses", PUBLISHERS))
                            .sort(ascending(ID))
                            .limit(MAX_READ))
                    .doOnNext(it -> {
                        read.incrementAndGet();
                        last.set(it.getString(ID));
                    })
                    // One whose name is none is told as damaged below.
                    .filter(it -> !(it.get("name") instanceof String name) || named.test(name))
                    .<DeckSummary>handle(readable.each("deck", it -> summary(it, standing(it, asking, own))))
                    .take(limit + 1L)
                    .collectList()
                    .map(found -> found.size() > limit
                            ? new Decks(
                                    found.subList(0, limit),
                                    Optional.of(found.get(limit - 1).id()))
                            : new Decks(found, Optional.ofNullable(read.get() == MAX_READ ? last.get() : null)));
        });
    }

    /** What is published and what is one's own is sought apart, each by an index in the order of the ids. */
    private static Bson wanted(DeckQuery query, Shelves.OfProfile own, String after) {
        var later = gt(ID, after);
        var wanted = new ArrayList<>(List.of(or(and(IS_PUBLISHED, later), and(in(ID, own.own()), later))));
        query.house().ifPresent(house -> wanted.add(eq("houses", Plain.of(house))));
        query.shelf().ifPresent(shelf -> wanted.add(in(ID, own.on(shelf))));
        return and(wanted);
    }

    private static DeckSummary summary(Document document, Standing standing) {
        var plain = plain(document);
        plain.put("standing", Plain.of(standing));
        return Plain.read(DeckSummary.class, plain);
    }

    /** Makes the index and puts the open decks on the shelf; the service is not ready before. */
    @Bean
    StartupTask openDecks() {
        return new StartupTask(
                "keep open decks",
                index().thenMany(Flux.fromIterable(OpenDecks.all()))
                        .flatMap(deck -> keep(deck, Optional.empty()))
                        .count());
    }

    /** Finds the published decks among any number of others. */
    Mono<String> index() {
        var published = new IndexOptions().partialFilterExpression(IS_PUBLISHED);
        return decks.flatMap(all -> Mono.from(all.createIndex(ascending(ID, "houses"), published)));
    }

    private static Document document(DeckList deck) {
        var plain = new Document(Plain.map(DeckIds.unpinned(deck)));
        plain.remove("id");
        return plain.append(ID, deck.id());
    }

    private DeckList deck(Document document) {
        return DeckIds.pinned(Plain.read(DeckList.class, plain(document)), pool);
    }

    private static Map<String, Object> plain(Document document) {
        Map<String, Object> plain = new Document(document);
        plain.put("id", plain.remove(ID));
        plain.remove(PUBLISHERS);
        return plain;
    }
}
