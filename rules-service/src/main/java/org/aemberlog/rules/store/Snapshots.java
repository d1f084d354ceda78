package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.eq;

import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Undo;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.live.Live;
import org.bson.Document;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Places to start from when a match is loaded, one a match. All of them can be made again from the
 * commits, so one that is damaged, or that another release wrote, is passed over.
 */
@Component
class Snapshots {

    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final MongoCollection<Document> snapshots;

    /** A match at an action boundary: its state, and the last action while it can be taken back. */
    record Table(MatchState state, Optional<Undo> last) {}

    Snapshots(ReactiveMongoDatabaseFactory databases) {
        snapshots =
                EventStore.safe(
                        databases.getMongoDatabase().block(PATIENCE).getCollection("snapshots"));
    }

    /** Keeps a match that is at an action boundary. Blocks. */
    void keep(MatchId match, Live live) {
        var table = new Table(live.match().state(), live.match().last());
        var document =
                new Document("_id", match.value())
                        .append("version", live.match().version())
                        .append("hash", live.hash())
                        .append("tableHash", Canonical.sha256(table))
                        .append("table", new Document(Plain.map(table)));
        var upsert = new ReplaceOptions().upsert(true);
        Mono.from(snapshots.replaceOne(eq("_id", match.value()), document, upsert)).block(PATIENCE);
    }

    /** The snapshot of a match, if there is a sound one. Blocks. */
    Optional<Live> find(MatchId match) {
        return Mono.from(snapshots.find(eq("_id", match.value())).first())
                .blockOptional(PATIENCE)
                .flatMap(Snapshots::read);
    }

    private static Optional<Live> read(Document document) {
        try {
            var table = Plain.read(Table.class, document.get("table", Map.class));
            if (!Canonical.sha256(table).equals(document.getString("tableHash"))) {
                throw new IllegalStateException("The table does not have its hash.");
            }
            long version = document.getLong("version");
            var match = Match.at(version, table.state(), table.last());
            return Optional.of(new Live(match, document.getString("hash"), version));
        } catch (RuntimeException e) {
            LOG.warn("The snapshot of match {} is passed over", document.get("_id"), e);
            return Optional.empty();
        }
    }
}
