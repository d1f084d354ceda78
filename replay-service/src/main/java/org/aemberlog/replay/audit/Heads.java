package org.aemberlog.replay.audit;

import static com.mongodb.client.model.Filters.eq;

import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** The signed heads of finished matches, one a match. Blocks. */
@Component
class Heads {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final MongoCollection<Document> heads;

    Heads(ReactiveMongoDatabaseFactory databases) {
        heads = DurableWrites.collection(databases, "heads");
    }

    /** Keeps a head. A match has one; what comes again, perhaps by a newer key, takes its place. */
    void keep(SignedHead head) {
        var document = new Document("_id", head.match().value()).append("head", new Document(Plain.map(head)));
        var upsert = new ReplaceOptions().upsert(true);
        Blocking.first(heads.replaceOne(eq("_id", head.match().value()), document, upsert));
    }

    /** The head of a match; empty while there is none. */
    Optional<SignedHead> find(MatchId match) {
        return Mono.from(heads.find(eq("_id", match.value())).first())
                .blockOptional(TIMEOUT)
                .map(document -> Plain.read(SignedHead.class, document.get("head", Map.class)));
    }
}
