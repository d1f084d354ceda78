package org.aemberlog.deck.library;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.exists;
import static com.mongodb.client.model.Filters.or;
import static com.mongodb.client.model.Updates.addToSet;
import static com.mongodb.client.model.Updates.pull;

import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.deck.library.DeckQuery.Shelf;
import org.aemberlog.deck.problems.DeckProblems;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.store.DuplicateKeys;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Which decks each profile has put where, a document for each profile. */
@Component
class Shelves {

    /** How many decks there is room for on a shelf. */
    static final int MOST = 500;

    private static final String ID = "_id";

    private final Mono<MongoCollection<Document>> all;

    Shelves(ReactiveMongoDatabaseFactory databases) {
        all = Library.collection(databases, "shelves");
    }

    /** The ids of the decks that a profile has put on its shelves. */
    record OfProfile(Set<String> own, Set<String> favorites) {

        static final OfProfile NOBODY = new OfProfile(Set.of(), Set.of());

        OfProfile {
            own = Set.copyOf(own);
            favorites = Set.copyOf(favorites);
        }

        Set<String> on(Shelf shelf) {
            return switch (shelf) {
                case OWN -> own;
                case FAVORITES -> favorites;
            };
        }

        private static OfProfile read(Document document) {
            return new OfProfile(ids(document, Shelf.OWN), ids(document, Shelf.FAVORITES));
        }

        private static Set<String> ids(Document document, Shelf shelf) {
            return Set.copyOf(document.getList(field(shelf), String.class, List.of()));
        }
    }

    private static String field(Shelf shelf) {
        return (String) Plain.of(shelf);
    }

    /** The shelves of a profile; those of nobody are empty. */
    Mono<OfProfile> of(Optional<ProfileId> profile) {
        return Mono.justOrEmpty(profile)
                .flatMap(owner -> all.flatMap(it -> Mono.from(it.find(eq(ID, owner.value())))))
                .map(OfProfile::read)
                .defaultIfEmpty(OfProfile.NOBODY);
    }

    /**
     * Puts a deck on a shelf; fails with "shelf-full". The update's filter finds no shelf that is full and lacks the
     * deck, and then a second document with the profile's id is rejected.
     *
     * @return whether it was not there before
     */
    Mono<Boolean> put(ProfileId owner, Shelf shelf, String deck) {
        var field = field(shelf);
        var hasRoom = or(eq(field, deck), exists(field + "." + (MOST - 1), false));
        return all.flatMap(it -> Mono.from(it.updateOne(
                        and(eq(ID, owner.value()), hasRoom), addToSet(field, deck), new UpdateOptions().upsert(true))))
                .map(result -> result.getUpsertedId() != null || result.getModifiedCount() > 0)
                .onErrorMap(DuplicateKeys::caused, _ -> DeckProblems.shelfFull(MOST));
    }

    /** Takes a deck from a shelf, if it is there. */
    Mono<Void> take(ProfileId owner, Shelf shelf, String deck) {
        return all.flatMap(it -> Mono.from(it.updateOne(eq(ID, owner.value()), pull(field(shelf), deck))))
                .then();
    }
}
