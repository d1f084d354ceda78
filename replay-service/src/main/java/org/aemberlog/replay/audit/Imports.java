package org.aemberlog.replay.audit;

import static com.mongodb.client.model.Filters.eq;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Which matches were not played here but came in a replay file. Blocks. */
@Component
class Imports {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String HASH = "hash";

    private final MongoCollection<Document> imports;

    Imports(ReactiveMongoDatabaseFactory databases) {
        imports = DurableWrites.collection(databases, "imports");
    }

    /**
     * Marks a match as imported, before anything of it is taken in: the first file of a match is
     * the one that counts.
     *
     * @param hash the hash of its last commit
     * @return the hash in the mark, which is of another file if that came first
     */
    String mark(MatchId match, String hash) {
        var document = new Document("_id", match.value()).append(HASH, hash);
        Blocking.first(Writes.insertAbsent(imports, List.of(document)));
        return find(match).orElseThrow();
    }

    /** The hash of the last commit of an imported match; empty for one that was played here. */
    Optional<String> find(MatchId match) {
        return Mono.from(imports.find(eq("_id", match.value())).first())
                .blockOptional(TIMEOUT)
                .map(document -> document.getString(HASH));
    }
}
