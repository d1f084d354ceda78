package org.aemberlog.replay.audit;

import static com.mongodb.client.model.Filters.in;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.Collection;
import java.util.Map;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/**
 * Every card definition that was ever published or came with a replay file, under its pinned name
 * and in the plain form of its time. Blocks.
 */
@Component
public class Definitions {

    private final MongoCollection<Document> definitions;

    Definitions(ReactiveMongoDatabaseFactory databases) {
        definitions = DurableWrites.collection(databases, "definitions");
    }

    /** Keeps definitions whose names hold their hashes; those that are there stay as they are. */
    public void keep(Map<String, ? extends Map<?, ?>> pinned) {
        var documents = pinned.entrySet().stream()
                .map(each -> new Document("_id", each.getKey()).append("definition", each.getValue()))
                .toList();
        Blocking.first(Writes.insertAbsent(definitions, documents));
    }

    /** Those of the named definitions that are there. */
    public Map<String, Document> find(Collection<String> names) {
        return Blocking.first(Flux.from(definitions.find(in("_id", names)))
                .collectMap(
                        document -> document.getString("_id"), document -> document.get("definition", Document.class)));
    }
}
