package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.ReplaceOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Killing the process with -9 loses nothing that was acknowledged. */
class EmbeddedMongoTest {

    private static final int KILLS = 3;
    private static final int WRITES_BEFORE_KILL = 300;

    /** Of what is written 4 MB live, in 80 MB. */
    private static final int LARGE_BYTES = 80_000;

    private static final int KEPT = 50;
    private static final int CHANGES = 1_000;
    private static final long MAX_BYTES = 6_000_000;

    @TempDir
    Path directory;

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

    @Test
    void aRewritingThatWasKilledLeavesTheFileAsItWas() throws IOException {
        open(collection -> collection.insertOne(new Document("_id", 1)));
        Files.writeString(directory.resolve("documents.mv.new"), "half a copy");
        assertThat(stored()).containsExactly(1);
        assertThat(directory.resolve("documents.mv.new")).doesNotExist();
    }

    @Test
    void garbageIsGoneWhenTheStoreIsClosed() {
        var large = "x".repeat(LARGE_BYTES);
        open(collection -> {
            collection.createIndex(Indexes.ascending("number", "version"));
            for (int i = 0; i < CHANGES; i++) {
                var changed =
                        new Document("_id", i % KEPT).append("number", i % KEPT).append("text", large + i);
                collection.replaceOne(Filters.eq("_id", i % KEPT), changed, new ReplaceOptions().upsert(true));
            }
            assertThat(EmbeddedMongo.bytes(directory)).isGreaterThan(MAX_BYTES);
        });
        assertThat(EmbeddedMongo.bytes(directory)).isLessThan(MAX_BYTES);
        open(collection -> {
            assertThat(collection.countDocuments()).isEqualTo(KEPT);
            assertThat(collection.find(Filters.eq("number", 7)).first()).containsEntry("_id", 7);
        });
    }

    private Set<Integer> stored() {
        var found = new HashSet<Integer>();
        open(collection -> collection.find().forEach(one -> found.add(one.getInteger("_id"))));
        return found;
    }

    private void writeAndKill(int from, Set<Integer> acknowledged) throws IOException, InterruptedException {
        var process = Jvm.start(Victim.class, directory, from);
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
        open(collection -> {
            collection.createIndex(Indexes.ascending("match", "version"), new IndexOptions().unique(true));
            collection.insertOne(new Document("match", "m").append("version", 1));
        });
        open(collection -> assertThatThrownBy(
                        () -> collection.insertOne(new Document("match", "m").append("version", 1)))
                .isInstanceOfSatisfying(
                        MongoWriteException.class, e -> assertThat(e.getCode()).isEqualTo(11000)));
    }

    private void open(Consumer<MongoCollection<Document>> use) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            use.accept(client.getDatabase("test").getCollection("writes"));
        }
    }
}
