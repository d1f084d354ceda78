package org.aemberlog.match.bots;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Updates.setOnInsert;

import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Instant;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The matches that may need their bots, a document each. Who is a bot stands in the match. */
@Component
class BotStore {

    private static final String SINCE = "since";

    private final MongoCollection<Document> all;
    private final ReadableDocuments readable;

    /** A match with bots, and when it was created. */
    record Open(MatchId match, Instant since) {}

    BotStore(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        all = DurableWrites.collection(databases, "bots");
    }

    /** The match may need its bots. Blocks. */
    void open(MatchId match, Instant since) {
        var first = setOnInsert(SINCE, since.toEpochMilli());
        Blocking.first(all.updateOne(eq("_id", match.value()), first, new UpdateOptions().upsert(true)));
    }

    /** The match needs its bots no more. */
    Mono<Void> close(MatchId match) {
        return Mono.from(all.deleteOne(eq("_id", match.value()))).then();
    }

    /** The matches that may need their bots. */
    Flux<Open> open() {
        return Flux.from(all.find()).handle(readable.each("match with bots", BotStore::read));
    }

    private static Open read(Document document) {
        return new Open(new MatchId(document.getString("_id")), Instant.ofEpochMilli(document.getLong(SINCE)));
    }
}
