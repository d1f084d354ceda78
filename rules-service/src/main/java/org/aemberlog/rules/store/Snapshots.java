package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.eq;

import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.ReplaceOneModel;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Undo;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.rules.live.LiveMatch;
import org.aemberlog.support.store.Blocking;
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
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final MongoCollection<Document> snapshots;

    /** A match at an action boundary: its state, and the actions that can be taken back. */
    record Table(MatchState state, List<Undo> undos) {}

    Snapshots(ReactiveMongoDatabaseFactory databases) {
        snapshots = EventStore.safe(databases, "snapshots");
    }

    /** Keeps matches that are at an action boundary, all with one write. Blocks. */
    void keep(List<LiveMatch> matches) {
        if (!matches.isEmpty()) {
            var writes = matches.stream().map(Snapshots::replacement).toList();
            Blocking.first(snapshots.bulkWrite(writes, new BulkWriteOptions().ordered(false)));
        }
    }

    private static ReplaceOneModel<Document> replacement(LiveMatch live) {
        var id = live.id().value();
        var table = new Table(live.match().state(), live.match().undos());
        var document = new Document("_id", id)
                .append("version", live.match().version())
                .append("hash", live.hash())
                .append("from", new Document(Plain.map(live.read())))
                .append("tableHash", Canonical.sha256(table))
                .append("table", new Document(Plain.map(table)));
        return new ReplaceOneModel<>(eq("_id", id), document, new ReplaceOptions().upsert(true));
    }

    /** The snapshot of a match, if there is a sound one. Blocks. */
    Optional<LiveMatch> find(MatchId match) {
        return Mono.from(snapshots.find(eq("_id", match.value())).first())
                .blockOptional(TIMEOUT)
                .flatMap(Snapshots::read);
    }

    private static Optional<LiveMatch> read(Document document) {
        try {
            var table = Plain.read(Table.class, document.get("table", Map.class));
            if (!Canonical.sha256(table).equals(document.getString("tableHash"))) {
                throw new IllegalStateException("The table does not have its hash.");
            }
            long version = document.getLong("version");
            var match = Match.at(version, table.state(), table.undos());
            var from = EventStore.from(document);
            return Optional.of(new LiveMatch(match, document.getString("hash"), version, from));
        } catch (RuntimeException e) {
            LOG.warn("The snapshot of match {} cannot be used", document.get("_id"), e);
            return Optional.empty();
        }
    }
}
