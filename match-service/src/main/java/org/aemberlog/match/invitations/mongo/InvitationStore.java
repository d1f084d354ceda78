package org.aemberlog.match.invitations.mongo;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.compoundIndex;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.function.Function;
import org.aemberlog.game.json.Plain;
import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.store.Versioned;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** All invitations, one document each, changed only from the version that was looked at. */
@Component
public class InvitationStore {

    private static final String WAITS = "waits";
    private static final String SINCE = "since";
    private static final String EXPIRES = "expires";
    private static final String TO_OPEN = "toOpen";
    private static final Bson LATEST = descending(SINCE, "_id");

    private final MongoCollection<Document> all;
    private final Versioned<Invitation> versions;
    private final ReadableDocuments readable;

    InvitationStore(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        all = DurableWrites.collection(databases, "invitations");
        versions = new Versioned<>(all, InvitationStore::document, InvitationStore::invitation);
    }

    @PostConstruct
    void index() {
        DurableWrites.index(all, compoundIndex(ascending(WAITS), LATEST));
        DurableWrites.index(all, ascending(TO_OPEN));
    }

    /** An invitation; empty if there is none. */
    public Mono<Invitation> find(SeriesId id) {
        return versions.find(id.value());
    }

    /** Keeps a new invitation, or gives the one that has its id already. */
    public Mono<Invitation> open(Invitation invitation) {
        return versions.open(invitation);
    }

    /**
     * Changes an invitation and keeps it, again if somebody else was faster; empty if there is
     * none.
     *
     * @param change gives the invitation at its next version, or the same, or fails
     */
    public Mono<Invitation> change(SeriesId id, Function<Invitation, Mono<Invitation>> change) {
        return versions.change(id.value(), change);
    }

    /** The listed invitations that can be accepted at a moment, the newest first. */
    public Flux<Invitation> waiting(long now, int limit) {
        return Flux.from(all.find(and(eq(WAITS, true), gt(EXPIRES, now)))
                        .sort(LATEST)
                        .batchSize(limit))
                .handle(readable.each("invitation", InvitationStore::invitation))
                .take(limit);
    }

    /** The invitations that are accepted and whose series are not known to have been opened. */
    public Flux<Invitation> toOpen() {
        return Flux.from(all.find(eq(TO_OPEN, true))).handle(readable.each("invitation", InvitationStore::invitation));
    }

    private static Document document(Invitation invitation) {
        boolean waits = invitation.guest().isEmpty() && !invitation.withdrawn();
        return new Document("_id", invitation.id().value())
                .append(Versioned.VERSION, invitation.version())
                .append(WAITS, waits && invitation.offer().listed())
                .append(SINCE, invitation.since())
                .append(EXPIRES, invitation.expires())
                .append(TO_OPEN, invitation.toOpen())
                .append("invitation", new Document(Plain.map(invitation)));
    }

    private static Invitation invitation(Document document) {
        return Plain.read(Invitation.class, document.get("invitation"));
    }
}
