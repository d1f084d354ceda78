package org.aemberlog.rules.processing;

import static com.mongodb.client.model.Filters.and;
import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.gt;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A store that outlives the instances that use it, and what is really in it. */
final class Database implements AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private final TestDatabase database = new TestDatabase();
    private long offset;
    private boolean fails;
    private int topics;

    /** The offset of the next record on the topic, of which there is one for all instances. */
    long nextOffset() {
        return offset++;
    }

    /** As after the loss of a topic. */
    void beginTopicAnew() {
        offset = 0;
        topics++;
    }

    /** The topic as one instance knows it. */
    IntentTopic topic() {
        return new IntentTopic() {
            private String known;

            @Override
            public String id() {
                known = known == null ? "topic " + topics : known;
                return known;
            }

            @Override
            public void forget() {
                known = null;
            }
        };
    }

    ReactiveMongoDatabaseFactory factory() {
        return database.factory();
    }

    /** Puts very many commits of other matches into it. */
    void fill(int commits) {
        database.fill("commits", commits);
    }

    /** Sees to it that whoever sought commits looked at nothing but what was found. */
    void assertCommitsSoughtByIndex() {
        database.assertSelective("commits");
    }

    /** Lets the server fail the next commands of this name, as {@code how} says, until this is closed. */
    void fail(int times, String command, Document how) {
        fails = true;
        database.admin(new Document("configureFailPoint", "failCommand")
                .append("mode", new Document("times", times))
                .append("data", how.append("failCommands", List.of(command))));
    }

    /** Lets the server be no primary for a moment. */
    void stepDown() {
        database.admin(new Document("replSetStepDown", 1).append("force", true));
    }

    private MongoCollection<Document> collection(String name) {
        return database.collection(name);
    }

    /** All stored commits of a match, by version. */
    List<Commit> commits(MatchId match) {
        return Blocking.all(Flux.from(collection("commits").find(eq("matchId", match.value())))
                .map(document -> Plain.read(Commit.class, Canonical.read(CommitDocuments.text(document))))
                .sort(Comparator.comparingLong(Commit::version)));
    }

    /** The version of a match's snapshot; 0 when there is none. */
    long snapshotVersion(MatchId match) {
        return Mono.from(collection("snapshots").find(eq("_id", match.value())).first())
                .map(document -> document.getLong("version"))
                .blockOptional(TIMEOUT)
                .orElse(0L);
    }

    /** Damages a field of a stored commit behind everybody's back. */
    void overwriteCommit(MatchId match, int version, String field, Object value) {
        var text = Canonical.text(commits(match).get(version - 1));
        var damaged = Canonical.with(Canonical.without(text, field), field, value);
        overwrite("commits", CommitDocuments.id(match, version), "text", damaged);
    }

    /** Has no commit of a match after a version any more, as after a restore from a backup. */
    void forgetAfter(MatchId match, long version) {
        Blocking.first(collection("commits").deleteMany(and(eq("matchId", match.value()), gt("version", version))));
        Blocking.first(collection("snapshots").deleteOne(eq("_id", match.value())));
    }

    /** Damages a document behind everybody's back. */
    void overwrite(String name, String id, String field, Object value) {
        var change = new Document("$set", new Document(field, value));
        Blocking.first(collection(name).updateOne(eq("_id", id), change));
    }

    /** When a match's clock will be looked at; empty when it will not. */
    Optional<Long> deadline(MatchId match) {
        return Mono.from(collection("deadlines").find(eq("_id", match.value())).first())
                .map(document -> document.getLong("at"))
                .blockOptional(TIMEOUT);
    }

    void remove(String name, String id) {
        Blocking.first(collection(name).deleteOne(eq("_id", id)));
    }

    @Override
    public void close() {
        if (fails) {
            database.admin(new Document("configureFailPoint", "failCommand").append("mode", "off"));
        }
        database.tap().assertOnlyMajorityRead();
        database.close();
    }
}
