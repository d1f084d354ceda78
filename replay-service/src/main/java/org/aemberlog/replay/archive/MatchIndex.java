package org.aemberlog.replay.archive;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Sorts.ascending;
import static com.mongodb.client.model.Updates.combine;
import static com.mongodb.client.model.Updates.max;
import static com.mongodb.client.model.Updates.set;

import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/** What is in the archive: its matches, how far they came and which of them were won. */
@Component
public class MatchIndex {

    private static final String VERSION = "version";
    private static final String WON = "won";

    private final MongoCollection<Document> matches;

    MatchIndex(ReactiveMongoDatabaseFactory databases) {
        this.matches = DurableWrites.collection(databases, "match-index");
    }

    /**
     * A match of the archive.
     *
     * @param version the highest that came; there may be gaps before it
     */
    public record Entry(MatchId match, long version) {}

    /** Notes commits that are in the archive. Blocks. */
    public void note(Collection<SealedCommit> kept) {
        var updates = new ArrayList<UpdateOneModel<Document>>();
        kept.stream()
                .map(SealedCommit::commit)
                .collect(Collectors.groupingBy(Commit::match))
                .forEach((match, commits) -> updates.add(update(match, commits)));
        Blocking.first(Writes.guarded(matches, updates));
    }

    private static UpdateOneModel<Document> update(MatchId match, List<Commit> commits) {
        long head = commits.stream().mapToLong(Commit::version).max().orElseThrow();
        var change = max(VERSION, head);
        for (var commit : commits) {
            if (commit.events().stream().anyMatch(MatchWon.class::isInstance)) {
                change = combine(change, set(WON, commit.version()));
            }
        }
        return new UpdateOneModel<>(eq("_id", match.value()), change, new UpdateOptions().upsert(true));
    }

    /** Those of some matches that were won, each with the version that won it. Blocks. */
    public List<Entry> won(Collection<MatchId> some) {
        var ids = some.stream().map(MatchId::value).toList();
        return Blocking.all(Flux.from(matches.find(in("_id", ids)))
                .filter(document -> document.containsKey(WON))
                .map(document -> new Entry(match(document), document.getLong(WON))));
    }

    /** The matches after one in the order of their ids, at most {@code limit}. Blocks. */
    public List<Entry> after(String match, int limit) {
        return Blocking.all(
                Flux.from(matches.find(gt("_id", match)).sort(ascending("_id")).limit(limit))
                        .map(document -> new Entry(match(document), document.getLong(VERSION))));
    }

    /** About how many matches there are. Blocks. */
    public long size() {
        return Blocking.first(matches.estimatedDocumentCount());
    }

    private static MatchId match(Document document) {
        return new MatchId(document.getString("_id"));
    }
}
