package org.aemberlog.standalone.store;

import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.ReplaceOptions;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.bson.Document;

/**
 * Opens a store in a process of its own, writes the same documents again and again, says what was
 * acknowledged, and dies in the midst of a step of compaction.
 */
public final class Overwriter {

    /** How many write at the same time, each its own documents. */
    static final int WRITERS = 4;

    static final int DOCUMENTS = 1_000;
    private static final int REPEATED = 200;

    /** How often it is seen in a step at most before it dies. */
    private static final int LOOKS = 40;

    private Overwriter() {}

    /** The arguments are a directory, the first version that is written, and a seed. */
    public static void main(String[] arguments) {
        long seed = Long.parseLong(arguments[2]);
        var looks = new AtomicInteger(1 + new SplittableRandom(seed).nextInt(LOOKS));
        Doom.when(() -> isCompacting() && looks.decrementAndGet() == 0);
        var store = EmbeddedMongo.start(Path.of(arguments[0]));
        var client = MongoClients.create(store.uri());
        var collection = client.getDatabase("test").getCollection("writes");
        var version = new AtomicInteger(Integer.parseInt(arguments[1]));
        for (int i = 0; i < WRITERS; i++) {
            int writer = i;
            var random = new SplittableRandom(seed + writer);
            Thread.ofPlatform().start(() -> write(collection, version, writer, random));
        }
    }

    private static boolean isCompacting() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().equals(Compaction.class.getName()));
    }

    private static void write(
            MongoCollection<Document> collection, AtomicInteger version, int writer, SplittableRandom random) {
        while (true) {
            int id = random.nextInt(DOCUMENTS / WRITERS) * WRITERS + writer;
            var document = document(id, version.getAndIncrement());
            write(collection, document);
            System.out.println(id + " " + document.getInteger("version"));
        }
    }

    static void write(MongoCollection<Document> collection, Document document) {
        collection.replaceOne(Filters.eq("_id", document.get("_id")), document, new ReplaceOptions().upsert(true));
    }

    /** Writes as many new documents so many times, all of their first version. */
    static void insert(MongoCollection<Document> collection, int times) {
        for (int first = 0; first < times * DOCUMENTS; first += DOCUMENTS) {
            collection.insertMany(IntStream.range(first, first + DOCUMENTS)
                    .mapToObj(id -> document(id, 1))
                    .toList());
        }
    }

    /** A document of 2 to 3 KB that tells whether it is whole. */
    static Document document(int id, int version) {
        return new Document("_id", id)
                .append("version", version)
                .append("text", (id + " of " + version + " ").repeat(REPEATED));
    }
}
