package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Killing the process with -9 loses nothing that was acknowledged. */
class EmbeddedMongoTest {

    private static final int KILLS = 3;
    private static final int OLD_DOCUMENTS = 150;
    private static final int WRITES_BEFORE_KILL = 300;

    @TempDir Path directory;

    @Test
    void everyAcknowledgedWriteSurvivesKill9() throws Exception {
        var acknowledged = new TreeSet<Integer>();
        for (int kill = 0; kill < KILLS; kill++) {
            // Whatever was on its way when the process was killed may be there or not.
            int unused = acknowledged.isEmpty() ? 0 : acknowledged.last() + 2 * Victim.WRITERS;
            var before = acknowledged.size();
            writeAndKill(unused, acknowledged);
            assertThat(acknowledged).hasSizeGreaterThan(before + WRITES_BEFORE_KILL);
            assertThat(stored()).as("after kill %s", kill + 1).containsAll(acknowledged);
        }
    }

    private Set<Integer> stored() {
        var found = new HashSet<Integer>();
        open(collection -> collection.find().forEach(one -> found.add(one.getInteger("_id"))));
        return found;
    }

    private void writeAndKill(int from, Set<Integer> acknowledged)
            throws IOException, InterruptedException {
        var process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Victim.class.getName(),
                                directory.toString(),
                                String.valueOf(from))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        int heard = 0;
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
            for (var line = out.readLine(); line != null; line = out.readLine()) {
                acknowledged.add(Integer.valueOf(line));
                if (heard++ == WRITES_BEFORE_KILL) {
                    process.toHandle().destroyForcibly();
                }
            }
        }
        process.waitFor();
    }

    @Test
    void uniqueIndexesHoldAfterReopening() {
        open(
                collection -> {
                    collection.createIndex(
                            Indexes.ascending("match", "version"), new IndexOptions().unique(true));
                    collection.insertOne(new Document("match", "m").append("version", 1));
                });
        open(
                collection ->
                        assertThatThrownBy(
                                        () ->
                                                collection.insertOne(
                                                        new Document("match", "m")
                                                                .append("version", 1)))
                                .isInstanceOfSatisfying(
                                        MongoWriteException.class,
                                        e -> assertThat(e.getCode()).isEqualTo(11000)));
    }

    @Test
    void whatAnEarlierReleaseWroteIsTakenOver() {
        var before = new MongoServer(new H2Backend(directory.resolve("store.mv").toString()));
        var address = before.bind();
        try (var client = MongoClients.create("mongodb://127.0.0.1:" + address.getPort())) {
            var writes = client.getDatabase("test").getCollection("writes");
            writes.createIndex(
                    Indexes.ascending("match", "version"), new IndexOptions().unique(true));
            for (int version = 1; version <= OLD_DOCUMENTS; version++) {
                writes.insertOne(
                        new Document("_id", "m/" + version)
                                .append("match", "m")
                                .append("version", version)
                                .append("facts", List.of(new Document("amount", version))));
            }
        }
        before.shutdownNow();
        for (int times = 0; times < 2; times++) {
            open(
                    collection -> {
                        assertThat(collection.countDocuments()).isEqualTo(OLD_DOCUMENTS);
                        assertThat(collection.find(Filters.eq("_id", "m/7")).first())
                                .containsEntry("facts", List.of(new Document("amount", 7)));
                        var again = new Document("match", "m").append("version", 7);
                        assertThatThrownBy(() -> collection.insertOne(again))
                                .isInstanceOf(MongoWriteException.class);
                    });
        }
        assertThat(directory.resolve("store.mv")).doesNotExist();
    }

    private void open(Consumer<MongoCollection<Document>> use) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            use.accept(client.getDatabase("test").getCollection("writes"));
        }
    }
}
