package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Updates.set;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.List;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/**
 * When which match has to be looked at, because its clock may have run out: one deadline a match,
 * set when the match is created and put off whenever it was looked at. Blocks.
 */
@Component
public class Deadlines {

    private static final String AT = "at";

    private final MongoCollection<Document> deadlines;
    private final ReadableDocuments readable;

    Deadlines(ReactiveMongoDatabaseFactory databases, ReadableDocuments readable) {
        this.readable = readable;
        deadlines = EventStore.safe(databases, "deadlines");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(deadlines, ascending(AT));
    }

    /** Sets the first deadlines of matches; those that are there stay as they are. */
    public void begin(List<Deadline> first) {
        var documents = first.stream()
                .map(deadline -> new Document("_id", deadline.match().value()).append(AT, deadline.at()))
                .toList();
        Blocking.first(Writes.insertAbsent(deadlines, documents));
    }

    /** Deadlines that are reached, the earliest first. */
    public List<Deadline> reached(long now, int most) {
        var found = deadlines.find(lte(AT, now)).sort(ascending(AT)).batchSize(most);
        return Blocking.all(Flux.from(found)
                .handle(readable.each("deadline", Deadlines::read))
                .take(most));
    }

    private static Deadline read(Document document) {
        return new Deadline(new MatchId(document.getString("_id")), document.getLong(AT));
    }

    /** Puts a deadline off; gives false when somebody else was quicker. */
    public boolean putOff(Deadline deadline, long until) {
        return Blocking.first(deadlines.updateOne(same(deadline), set(AT, until)))
                        .getModifiedCount()
                > 0;
    }

    /** Looks at a match no more. */
    public void end(Deadline deadline) {
        Blocking.first(deadlines.deleteOne(same(deadline)));
    }

    private static Bson same(Deadline deadline) {
        return and(eq("_id", deadline.match().value()), eq(AT, deadline.at()));
    }
}
