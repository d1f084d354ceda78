package org.aemberlog.support.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.aemberlog.support.parts.TestMongo;
import org.awaitility.Awaitility;
import org.bson.Document;
import org.junit.jupiter.api.Test;

/** What a real MongoDB rejects, and how that is told. */
@OnlyOnRealParts
class RejectingMongoTest {

    private static Optional<String> diagnosis(MongoClient client) {
        var insert = client.getDatabase("test").getCollection("things").insertOne(new Document());
        return MongoDiagnosis.of(catchThrowable(() -> Blocking.first(insert)), "MONGODB_URI");
    }

    @Test
    void aWrongPasswordIsToldAndNotRepeated() {
        try (var mongo = TestMongo.start();
                var client = MongoClients.create(mongo.uri().replace("mongodb://", "mongodb://somebody:s3cret@"))) {
            assertThat(diagnosis(client))
                    .hasValueSatisfying(it -> assertThat(it)
                            .startsWith("MONGODB_URI: MongoDB rejects the name or the password in it.")
                            .doesNotContain("s3cret"));
        }
    }

    @Test
    void aReplicaSetWithoutAMajorityHasNoPrimary() {
        try (var mongo = TestMongo.start();
                var client = MongoClients.create(mongo.uri())) {
            var admin = client.getDatabase("admin");
            var config = Blocking.first(admin.runCommand(new Document("replSetGetConfig", 1)))
                    .get("config", Document.class);
            var own = config.getList("members", Document.class).getFirst();
            config.put("members", List.of(own, missing(1), missing(2)));
            config.put("version", config.getInteger("version") + 1);
            config.get("settings", Document.class).put("electionTimeoutMillis", 1_000);
            Blocking.first(admin.runCommand(new Document("replSetReconfig", config).append("force", true)));
            Awaitility.await()
                    .atMost(Duration.ofSeconds(60))
                    .untilAsserted(() -> assertThat(diagnosis(client))
                            .hasValueSatisfying(it -> assertThat(it)
                                    .startsWith(
                                            "MONGODB_URI: expected a MongoDB whose primary answers, but its replica set"
                                                    + " has none: start most of its members.")));
        }
    }

    /** At an address that nobody has (RFC 5737). */
    private static Document missing(int number) {
        return new Document("_id", number).append("host", "192.0.2." + number + ":27017");
    }
}
