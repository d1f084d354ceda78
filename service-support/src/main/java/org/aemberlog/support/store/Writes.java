package org.aemberlog.support.store;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.InsertManyOptions;
import com.mongodb.client.model.WriteModel;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.List;
import org.bson.Document;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/** Bulk writes that may be repeated. */
public final class Writes {

    private Writes() {}

    /** Inserts documents; those whose id is there already stay as they are. */
    public static Mono<Void> insertAbsent(MongoCollection<Document> collection, List<Document> documents) {
        if (documents.isEmpty()) {
            return Mono.empty();
        }
        return done(collection.insertMany(documents, new InsertManyOptions().ordered(false)));
    }

    /**
     * Writes where a guard allows it. An upsert whose guard rejects the document that is there ends
     * as a duplicate of its id, which is what the guard is for.
     */
    public static Mono<Void> guarded(
            MongoCollection<Document> collection, List<? extends WriteModel<Document>> writes) {
        if (writes.isEmpty()) {
            return Mono.empty();
        }
        return done(collection.bulkWrite(writes, new BulkWriteOptions().ordered(false)));
    }

    static Mono<Void> done(Publisher<?> write) {
        return Mono.from(write).then().onErrorResume(MongoBulkWriteException.class, Writes::unlessDuplicates);
    }

    private static Mono<Void> unlessDuplicates(MongoBulkWriteException e) {
        return DuplicateKeys.aloneCaused(e) ? Mono.empty() : Mono.error(e);
    }
}
