package org.aemberlog.rules.store;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.lte;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Updates.set;
import static com.mongodb.client.model.Updates.setOnInsert;

import com.mongodb.client.model.UpdateOptions;
import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.time.Duration;
import java.util.List;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.DurableWrites;
import org.bson.Document;
import org.bson.conversions.Bson;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * When which match has to be looked at, because its clock may have run out: one deadline a match,
 * set when the match is created and put off whenever it was looked at. Blocks.
 */
@Component
public class Deadlines {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String AT = "at";

    private final MongoCollection<Document> deadlines;
    private final ReadableDocuments legible;

    Deadlines(ReactiveMongoDatabaseFactory databases, ReadableDocuments legible) {
        this.legible = legible;
        deadlines = EventStore.safe(databases, "deadlines");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(deadlines, ascending(AT));
    }

    /** Sets a match's first deadline; one that is there stays as it is. */
    public void begin(Deadline deadline) {
        var upsert = new UpdateOptions().upsert(true);
        var first = setOnInsert(AT, deadline.at());
        Mono.from(deadlines.updateOne(is(deadline.match()), first, upsert)).block(TIMEOUT);
    }

    /** Deadlines that are reached, the earliest first. */
    public List<Deadline> reached(long now, int most) {
        var found = deadlines.find(lte(AT, now)).sort(ascending(AT)).batchSize(most);
        return Flux.from(found)
                .handle(legible.each("deadline", Deadlines::read))
                .take(most)
                .collectList()
                .block(TIMEOUT);
    }

    private static Deadline read(Document document) {
        return new Deadline(new MatchId(document.getString("_id")), document.getLong(AT));
    }

    /** Puts a deadline off; gives false when somebody else was quicker. */
    public boolean putOff(Deadline deadline, long until) {
        return Mono.from(deadlines.updateOne(same(deadline), set(AT, until)))
                        .block(TIMEOUT)
                        .getModifiedCount()
                > 0;
    }

    /** Looks at a match no more. */
    public void end(Deadline deadline) {
        Mono.from(deadlines.deleteOne(same(deadline))).block(TIMEOUT);
    }

    private static Bson same(Deadline deadline) {
        return and(is(deadline.match()), eq(AT, deadline.at()));
    }

    private static Bson is(MatchId match) {
        return eq("_id", match.value());
    }
}
