package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.aemberlog.game.Seeds;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dying in the midst of making the file smaller loses nothing that was acknowledged. */
class KilledCompactionTest {

    private static final int KILLS = 5;

    /** Of the documents that are written once, most are deleted again. */
    private static final int TIMES = 16;

    private static final int STAYING = 3 * Overwriter.DOCUMENTS;

    /** The documents that stay are copied in three portions of more than so many bytes. */
    private static final int COPIED = 2_000_000;

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);

    @TempDir
    Path directory;

    @Test
    void whileTheStoreIsInUse() throws Exception {
        var acknowledged = new HashMap<Integer, Integer>();
        int kills = 0;
        for (int deaths = 0; kills < KILLS; deaths++) {
            assertThat(deaths)
                    .as("deaths, of them %s amid writes, seed %s", kills, seed)
                    .isLessThan(2 * KILLS);
            // What was on its way when the process died may be there or not.
            int unused = 1 + Overwriter.WRITERS + highest(acknowledged);
            acknowledged.putAll(acknowledgedUntilDead(unused));
            // The file is also compacted as it is opened; a death then comes before the first writes.
            kills += highest(acknowledged) > unused ? 1 : 0;
            var stored = stored();
            acknowledged.forEach((id, version) -> assertThat(stored.getOrDefault(id, 0))
                    .as("document %s, kill %s, seed %s", id, unused, seed)
                    .isGreaterThanOrEqualTo(version));
        }
    }

    private static int highest(Map<Integer, Integer> versions) {
        return versions.values().stream().mapToInt(it -> it).max().orElse(0);
    }

    @Test
    void whileTheFileIsRewritten() throws Exception {
        var file = directory.resolve("documents.mv");
        var wasteful = directory.resolve("wasteful");
        open(collection -> {
            Overwriter.insert(collection, TIMES);
            collection.deleteMany(Filters.gte("_id", STAYING));
            copy(file, wasteful);
        });
        var before = stored();
        assertThat(before).hasSize(STAYING);
        int kills = 0;
        while (kills < KILLS) {
            copy(wasteful, file);
            int end =
                    Jvm.start(Reopener.class, directory, random.nextInt(COPIED)).waitFor();
            // On a busy machine the file may be whole before its doom sees it.
            assertThat(end).as("seed %s", seed).isIn(Doom.KILLED, 0);
            boolean killed = end == Doom.KILLED;
            assertThat(Files.exists(directory.resolve("documents.mv.new")))
                    .as("seed %s", seed)
                    .isEqualTo(killed);
            kills += killed ? 1 : 0;
            assertThat(stored()).as("seed %s, kill %s", seed, kills).isEqualTo(before);
        }
    }

    private static void copy(Path from, Path to) {
        try {
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets a process write until it dies; the versions that it said are written. */
    private Map<Integer, Integer> acknowledgedUntilDead(int from) throws IOException, InterruptedException {
        var process = Jvm.start(Overwriter.class, directory, from, random.nextLong());
        var acknowledged = new HashMap<Integer, Integer>();
        try (var out = process.inputReader()) {
            for (var line = out.readLine(); line != null; line = out.readLine()) {
                var words = line.split(" ");
                acknowledged.put(Integer.valueOf(words[0]), Integer.valueOf(words[1]));
            }
        }
        assertThat(process.waitFor()).as("seed %s", seed).isEqualTo(Doom.KILLED);
        return acknowledged;
    }

    /** The versions that are stored, all of them whole. */
    private Map<Integer, Integer> stored() {
        var versions = new HashMap<Integer, Integer>();
        open(collection -> collection.find().forEach(one -> {
            int id = one.getInteger("_id");
            int version = one.getInteger("version");
            assertThat(one).isEqualTo(Overwriter.document(id, version));
            versions.put(id, version);
        }));
        return versions;
    }

    private void open(Consumer<MongoCollection<Document>> use) {
        try (var store = EmbeddedMongo.start(directory);
                var client = MongoClients.create(store.uri())) {
            use.accept(client.getDatabase("test").getCollection("writes"));
        }
    }
}
