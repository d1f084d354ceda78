package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.aemberlog.game.Seeds;
import org.bson.Document;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While a store is in use, its file takes little more than twice what lives in it. */
class CompactionTest {

    /** With its indexes; bytes. */
    private static final long DOCUMENT = 4_000;

    private static final int MANY = 3_000;
    private static final int LARGE = 5;
    private static final int ENTRIES = 20;
    private static final int DROPS = 8;
    private static final int FULL = 5;
    private static final long MEGABYTE = 1L << 20;

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);

    @TempDir
    Path directory;

    @Test
    void whenDocumentsAreWrittenAnewOneByOne() {
        open(database -> overwrite(database, MANY));
        // What is there is opened by the server itself this time.
        open(database -> overwrite(database, MANY));
    }

    private void overwrite(MongoDatabase database, int times) {
        var writes = database.getCollection("writes");
        writes.createIndex(Indexes.ascending("version", "_id"), new IndexOptions().unique(true));
        for (int version = 1; version <= times; version++) {
            int id = random.nextInt(Overwriter.DOCUMENTS);
            Overwriter.write(writes, Overwriter.document(id, version));
            assertBounded(Overwriter.DOCUMENTS * DOCUMENT);
        }
    }

    @Test
    void whenDocumentsAreLarge() {
        open(database -> {
            var writes = database.getCollection("writes");
            for (int version = 1; version <= 40 * LARGE; version++) {
                var large = (char) version + "x".repeat((int) MEGABYTE);
                var document = new Document("_id", version % LARGE).append("text", large);
                Overwriter.write(writes, document);
                assertBounded(LARGE * MEGABYTE);
            }
        });
    }

    @Test
    void whenCollectionsAreDropped() {
        open(database -> {
            for (int i = 0; i < DROPS; i++) {
                var writes = database.getCollection("writes-" + i);
                Overwriter.insert(writes, FULL);
                writes.drop();
                assertBounded(FULL * Overwriter.DOCUMENTS * DOCUMENT);
            }
        });
    }

    private void assertBounded(long living) {
        assertThat(EmbeddedMongo.bytes(directory)).as("seed %s", seed).isLessThan(2 * living + Compaction.SLACK);
    }

    private void open(Consumer<MongoDatabase> use) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            use.accept(client.getDatabase("test"));
        }
    }

    @Test
    void whatIsBeingReadIsNotWrittenOver() {
        var file = directory.resolve("any").toString();
        try (var store = new MVStore.Builder()
                .fileName(file)
                .cacheSize(1)
                .autoCommitDisabled()
                .open()) {
            store.setVersionsToKeep(0);
            var compaction = new Compaction(store);
            var map = store.<Integer, String>openMap("map");
            fill(map, "old", store, compaction);
            int read = compaction.reading(() -> {
                var cursor = map.cursor(0);
                for (int i = 0; i < FULL; i++) {
                    fill(map, "new", store, compaction);
                }
                int found = 0;
                for (; cursor.hasNext(); found++) {
                    cursor.next();
                    assertThat(cursor.getValue()).startsWith("old");
                }
                return found;
            });
            assertThat(read).isEqualTo(ENTRIES);
        }
    }

    /** Writes more than a step waits for, in some commits. */
    private static void fill(Map<Integer, String> map, String text, MVStore store, Compaction compaction) {
        for (int i = 0; i < ENTRIES; i++) {
            map.put(i, text.repeat((int) MEGABYTE / 5));
            store.commit();
            compaction.committed();
        }
    }
}
