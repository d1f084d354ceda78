package org.aemberlog.match.store;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.function.Function;
import org.aemberlog.support.store.DuplicateKeys;
import org.bson.Document;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/**
 * Things that are kept as one document each and changed only from the version that was looked at.
 *
 * @param <T> such a thing; it counts its changes
 */
public final class Versioned<T> {

    /** The field that holds the number of changes, from 1. */
    public static final String VERSION = "version";

    private static final String ID = "_id";
    private static final int TRIES = 20;

    private final MongoCollection<Document> all;
    private final Function<T, Document> writer;
    private final Function<Document, T> reader;

    /**
     * The things of a collection.
     *
     * @param writer gives a document with {@code _id} and {@link #VERSION}
     */
    public Versioned(MongoCollection<Document> all, Function<T, Document> writer, Function<Document, T> reader) {
        this.all = all;
        this.writer = writer;
        this.reader = reader;
    }

    /** Somebody else changed it in between. */
    private static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1;

        Overtaken(Document next) {
            super(next.get(ID) + " is not at " + (next.getLong(VERSION) - 1) + " any more");
        }
    }

    /** What has this id; empty if nothing has. */
    public Mono<T> find(String id) {
        return Mono.from(all.find(eq(ID, id))).map(reader);
    }

    /** Keeps something new, or gives what has its id already. */
    public Mono<T> open(T first) {
        return Mono.defer(() -> {
            var document = writer.apply(first);
            return Mono.from(all.insertOne(document))
                    .thenReturn(first)
                    .onErrorResume(DuplicateKeys::caused, _ -> find(document.getString(ID)));
        });
    }

    /**
     * Changes something and keeps it, again if somebody else was faster; empty if there is none.
     *
     * @param change gives the thing at its next version, or the same, or fails
     */
    public Mono<T> change(String id, Function<T, Mono<T>> change) {
        return Mono.defer(() -> find(id))
                .flatMap(seen -> change.apply(seen).flatMap(next -> next == seen ? Mono.just(next) : keep(next)))
                .retryWhen(Retry.max(TRIES).filter(Overtaken.class::isInstance));
    }

    private Mono<T> keep(T next) {
        var document = writer.apply(next);
        var seen = and(eq(ID, document.get(ID)), eq(VERSION, document.getLong(VERSION) - 1));
        return Mono.from(all.replaceOne(seen, document))
                .flatMap(result ->
                        result.getMatchedCount() == 1 ? Mono.just(next) : Mono.error(new Overtaken(document)));
    }
}
