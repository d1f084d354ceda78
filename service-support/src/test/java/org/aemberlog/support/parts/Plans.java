package org.aemberlog.support.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.aemberlog.support.store.Blocking;
import org.bson.BsonArray;
import org.bson.BsonDocument;
import org.bson.BsonString;
import org.bson.BsonValue;
import org.bson.Document;

/** How a real MongoDB answers what it is asked. */
final class Plans {

    private static final Set<String> SEEKING =
            Set.of("find", "aggregate", "count", "distinct", "update", "delete", "findAndModify");
    private static final Set<String> NOT_EXPLAINED = Set.of(
            "$db", "lsid", "$clusterTime", "$readPreference", "txnNumber", "writeConcern", "readConcern", "ordered");

    private static final Set<String> WRITTEN = Set.of("updates", "deletes");

    private Plans() {}

    /** Fails with the commands that look at every document of a collection to find some, or sort in memory. */
    static void assertIndexed(MongoClient client, List<BsonDocument> commands) {
        for (var command : commands) {
            if (SEEKING.contains(command.getFirstKey()) && seeks(command)) {
                assertThat(stages(explained(client, command, "queryPlanner")))
                        .as("how %s is answered", json(command))
                        .doesNotContain("COLLSCAN", "SORT");
            }
        }
    }

    /** Fails with the questions that look at more documents, or more keys of an index, than they have answers. */
    static void assertSelective(MongoClient client, List<BsonDocument> finds) {
        for (var find : finds) {
            var done = explained(client, find, "executionStats").getDocument("executionStats");
            int answers = done.getInt32("nReturned").getValue();
            int asked = asked(find.getDocument("filter"));
            assertThat(done.getInt32("totalDocsExamined").getValue())
                    .as("documents looked at for %s", json(find))
                    .isEqualTo(answers);
            assertThat(done.getInt32("totalKeysExamined").getValue())
                    .as("keys looked at for %s", json(find))
                    .isLessThanOrEqualTo(2 * asked);
        }
    }

    /** Fails with the questions that look at more documents, or more keys of an index, for each. */
    static void assertLooksAtNoMoreThan(int documents, MongoClient client, List<BsonDocument> finds) {
        for (var find : finds) {
            var done = explained(client, find, "executionStats").getDocument("executionStats");
            for (var looked : List.of("totalDocsExamined", "totalKeysExamined")) {
                assertThat(done.getInt32(looked).getValue())
                        .as("%s for %s", looked, json(find))
                        .isLessThanOrEqualTo(documents);
            }
        }
    }

    /** Of how many documents a question may be: those it names, or one. */
    private static int asked(BsonDocument filter) {
        return filter.get("_id") instanceof BsonDocument some && some.containsKey("$in")
                ? some.getArray("$in").size()
                : 1;
    }

    private static BsonDocument explained(MongoClient client, BsonDocument command, String verbosity) {
        var database = client.getDatabase(command.getString("$db").getValue());
        var explain = new BsonDocument("explain", plain(command)).append("verbosity", new BsonString(verbosity));
        return Blocking.first(database.runCommand(explain, BsonDocument.class));
    }

    private static String json(BsonDocument command) {
        return new Document(plain(command)).toJson();
    }

    /** Who asks for all of a collection wants all of it. */
    private static boolean seeks(BsonDocument command) {
        return switch (command.getFirstKey()) {
            case "find" -> !command.getDocument("filter", new BsonDocument()).isEmpty() || command.containsKey("sort");
            case "aggregate" -> !command.getArray("pipeline").isEmpty();
            case "delete" ->
                !command.getArray("deletes")
                        .getFirst()
                        .asDocument()
                        .getDocument("q")
                        .isEmpty();
            default -> true;
        };
    }

    private static BsonDocument plain(BsonDocument command) {
        var plain = new BsonDocument();
        command.forEach((name, value) -> {
            if (WRITTEN.contains(name)) {
                // Only one of a batch is explained.
                plain.append(name, new BsonArray(value.asArray().subList(0, 1)));
            } else if (!NOT_EXPLAINED.contains(name)) {
                plain.append(name, value);
            }
        });
        return plain;
    }

    private static List<String> stages(BsonValue plan) {
        var stages = new ArrayList<String>();
        collect(plan, stages);
        return stages;
    }

    private static void collect(BsonValue value, List<String> stages) {
        if (value instanceof BsonArray array) {
            array.forEach(each -> collect(each, stages));
        } else if (value instanceof BsonDocument document) {
            document.forEach((name, each) -> {
                if (name.equals("stage") && each.isString()) {
                    stages.add(each.asString().getValue());
                } else if (!name.equals("rejectedPlans")) {
                    collect(each, stages);
                }
            });
        }
    }
}
