package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.MongoWriteException;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Killing the process with -9 loses nothing that was acknowledged. */
class EmbeddedMongoTest {

    private static final int KILLS = 3;
    private static final int WRITES_BEFORE_KILL = 60;

    @TempDir Path directory;

    @Test
    void everyAcknowledgedWriteSurvivesKill9() throws Exception {
        int next = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int acknowledged = writeAndKill(next);
            int known = acknowledged;
            open(
                    collection -> {
                        for (int i = 0; i <= known; i++) {
                            assertThat(collection.find(new Document("_id", i)).first())
                                    .as("acknowledged write %s", i)
                                    .isNotNull();
                        }
                    });
            next = acknowledged + 2;
            fill(acknowledged + 1);
        }
    }

    /** The write after the last acknowledged one may have been stored or not; make it so. */
    private void fill(int number) {
        open(
                collection -> {
                    if (collection.find(new Document("_id", number)).first() == null) {
                        collection.insertOne(new Document("_id", number));
                    }
                });
    }

    private int writeAndKill(int from) throws IOException, InterruptedException {
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
        int last = from - 1;
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
            for (var line = out.readLine(); line != null; line = out.readLine()) {
                last = Integer.parseInt(line);
                if (last == from + WRITES_BEFORE_KILL) {
                    process.toHandle().destroyForcibly();
                }
            }
        }
        process.waitFor();
        assertThat(last).isGreaterThanOrEqualTo(from + WRITES_BEFORE_KILL);
        return last;
    }

    @Test
    void uniqueIndexesHoldAfterReopening() {
        open(
                collection -> {
                    collection.createIndex(
                            Indexes.ascending("match", "version"),
                            new IndexOptions().unique(true));
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

    private void open(Consumer<MongoCollection<Document>> use) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            use.accept(client.getDatabase("test").getCollection("writes"));
        }
    }
}
