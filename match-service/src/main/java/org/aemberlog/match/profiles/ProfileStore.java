package org.aemberlog.match.profiles;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Updates.set;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.store.DuplicateKeys;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** All profiles, one document each, with the hash of the secret. */
@Component
class ProfileStore {

    private static final String ID = "_id";
    private static final String NAME = "name";
    private static final String SECRET = "secret";

    private final MongoCollection<Document> all;

    ProfileStore(ReactiveMongoDatabaseFactory databases) {
        all = DurableWrites.collection(databases, "profiles");
    }

    @PostConstruct
    void index() {
        DurableWrites.uniqueIndex(all, ascending(SECRET));
    }

    Mono<Profile> add(Profile profile, ProfileSecret secret) {
        var document = new Document(ID, profile.id().value())
                .append(NAME, profile.name())
                .append(SECRET, secret.hash());
        return Mono.from(all.insertOne(document)).thenReturn(profile);
    }

    /** The profile that this secret opens, or empty. */
    Mono<Profile> find(ProfileSecret secret) {
        return first(eq(SECRET, secret.hash()));
    }

    /** The profile with this id, or empty. */
    Mono<Profile> find(ProfileId id) {
        return first(eq(ID, id.value()));
    }

    private Mono<Profile> first(Bson which) {
        return Mono.from(all.find(which)).map(it -> new Profile(new ProfileId(it.getString(ID)), it.getString(NAME)));
    }

    /** The profile under its new name, or empty. */
    Mono<Profile> rename(ProfileId id, String name) {
        return Mono.from(all.updateOne(eq(ID, id.value()), set(NAME, name))).then(Mono.defer(() -> find(id)));
    }

    /**
     * The profile, which another secret opens from now on and the old one no more, also where that was so
     * already; empty if neither opens one. An error that {@link DuplicateKeys#caused} knows where each opens one.
     */
    Mono<Profile> renew(ProfileSecret old, ProfileSecret next) {
        return Mono.from(all.updateOne(eq(SECRET, old.hash()), set(SECRET, next.hash())))
                .then(Mono.defer(() -> find(next)));
    }
}
