package org.aemberlog.support.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.event.CommandListener;
import com.mongodb.event.CommandStartedEvent;
import com.mongodb.reactivestreams.client.MongoClient;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.BsonDocument;
import org.bson.BsonString;
import org.bson.BsonValue;
import org.bson.RawBsonDocument;

/** Hears what a service says to its MongoDB, on the wire. */
public final class WireTap implements CommandListener {

    private static final Set<String> WRITES = Set.of("insert", "update", "delete", "findAndModify");
    private static final Set<String> READS = Set.of("find", "aggregate", "count", "distinct");
    private static final BsonDocument SAFE = BsonDocument.parse("{w: 'majority', j: true}");

    /** By what they are, apart from their values: of each kind the first. */
    private final Map<String, BsonDocument> heard = new ConcurrentHashMap<>();

    @Override
    public void commandStarted(CommandStartedEvent event) {
        var command = event.getCommand();
        heard.computeIfAbsent(
                event.getCommandName() + Shape.of(command),
                _ -> command instanceof RawBsonDocument raw ? raw.clone() : command.clone());
    }

    /** One command of each kind that was heard since the last time that was asked. */
    public List<BsonDocument> kinds() {
        var kinds = List.copyOf(heard.values());
        heard.values().removeAll(kinds);
        return kinds;
    }

    /** One question of each kind to a collection. */
    List<BsonDocument> finds(String collection) {
        return heard.values().stream()
                .filter(command -> command.getFirstKey().equals("find"))
                .filter(command -> command.getString("find").getValue().equals(collection))
                .toList();
    }

    /**
     * Sees to it that all writes so far waited for the journals of a majority, that all questions for
     * some commits had the shard key and, where there is a real MongoDB, that nothing was sought without an
     * index.
     *
     * @param past a client of the same MongoDB that is not heard
     */
    public void assertSound(MongoClient past) {
        var kinds = kinds();
        for (var command : kinds) {
            if (WRITES.contains(command.getFirstKey())) {
                assertThat(command.get("writeConcern"))
                        .as("write concern of %s", command)
                        .isEqualTo(SAFE);
            }
        }
        assertThat(kinds)
                .as("questions for commits, which name their matches for the shards that have them")
                .filteredOn(command -> command.getFirstKey().equals("find"))
                .filteredOn(command -> command.getString("find").getValue().equals("commits"))
                .filteredOn(command ->
                        !command.getDocument("filter", new BsonDocument()).isEmpty())
                .allSatisfy(command -> assertThat(command.getDocument("filter")).containsKey(CommitDocuments.MATCH));
        if (Images.wanted()) {
            Plans.assertIndexed(past, kinds);
        }
    }

    /** Sees to it that all reads so far were of what cannot be undone any more. */
    public void assertOnlyMajorityRead() {
        assertThat(heard.values())
                .filteredOn(command -> READS.contains(command.getFirstKey()))
                .allSatisfy(command -> assertThat(command.get("readConcern"))
                        .as("read concern of %s", command)
                        .isEqualTo(BsonDocument.parse("{level: 'majority'}")));
    }

    /** What a command is, apart from its values. */
    private static final class Shape {

        private static final Set<String> OF_THE_SESSION = Set.of("lsid", "$clusterTime", "txnNumber");

        static String of(BsonDocument command) {
            var shape = new StringBuilder();
            command.forEach((name, value) -> {
                if (!OF_THE_SESSION.contains(name)) {
                    shape.append(' ').append(name).append(':');
                    append(shape, value);
                }
            });
            return shape.toString();
        }

        private static void append(StringBuilder shape, BsonValue value) {
            switch (value) {
                case BsonDocument document -> shape.append(of(document));
                case org.bson.BsonArray array when !array.isEmpty() -> append(shape, array.getFirst());
                case BsonString string when string.getValue().length() < 20 -> shape.append(string.getValue());
                default -> shape.append(value.getBsonType());
            }
        }
    }
}
