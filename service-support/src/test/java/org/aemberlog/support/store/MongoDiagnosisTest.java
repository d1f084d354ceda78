package org.aemberlog.support.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.mongodb.reactivestreams.client.MongoClients;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.ServerVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Optional;
import org.bson.Document;
import org.junit.jupiter.api.Test;

/** Who runs a service is told in a sentence which setting to mend when its MongoDB cannot be used. */
class MongoDiagnosisTest {

    /** What is said when a service tries to use the MongoDB at this address. */
    private static Optional<String> diagnosis(String uri) {
        return MongoDiagnosis.of(
                new IllegalStateException("as Spring wraps it", catchThrowable(() -> insert(uri))), "MONGODB_URI");
    }

    private static void insert(String uri) {
        try (var client = MongoClients.create(uri)) {
            Blocking.first(client.getDatabase("test").getCollection("things").insertOne(new Document()));
        }
    }

    @Test
    void whatIsNoConnectionStringIsToldWithAnExample() {
        assertThat(diagnosis("localhost:27017"))
                .hasValueSatisfying(it ->
                        assertThat(it).startsWith("MONGODB_URI: expected a connection string such as mongodb://"));
    }

    @Test
    void oneThatDoesNotAnswerIsToBeStarted() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        assertThat(diagnosis("mongodb://127.0.0.1:" + closed + "/?serverSelectionTimeoutMS=200"))
                .hasValueSatisfying(it -> assertThat(it)
                        .startsWith("MONGODB_URI: expected a MongoDB whose primary answers, found none in time."));
    }

    @Test
    void ofOneThatIsTooOldTheNeededVersionIsTold() {
        var old = new MongoServer(new MemoryBackend().version(ServerVersion.MONGO_3_6));
        try {
            assertThat(diagnosis(old.bindAndGetConnectionString()))
                    .hasValueSatisfying(
                            it -> assertThat(it).startsWith("MONGODB_URI: expected a MongoDB 4.2 or newer."));
        } finally {
            old.shutdownNow();
        }
    }

    @Test
    void whatElseFailsIsNotBlamedOnMongo() {
        assertThat(MongoDiagnosis.of(new IllegalArgumentException("something else"), "MONGODB_URI"))
                .isEmpty();
    }
}
