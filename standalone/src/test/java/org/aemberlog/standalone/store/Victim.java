package org.aemberlog.standalone.store;

import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.bson.Document;

/** Runs a store in a process of its own and says which writes were acknowledged, to be killed. */
public final class Victim {

    /** How many write at the same time, so that writes are saved in groups. */
    static final int WRITERS = 8;

    private Victim() {}

    /** Writes documents numbered from the second argument on, for ever. */
    public static void main(String[] arguments) {
        var store = EmbeddedMongo.start(Path.of(arguments[0]));
        var client = MongoClients.create(store.uri());
        var collection = client.getDatabase("test").getCollection("writes");
        var next = new AtomicInteger(Integer.parseInt(arguments[1]));
        for (int i = 0; i < WRITERS; i++) {
            Thread.ofPlatform().start(() -> write(collection, next));
        }
    }

    private static void write(MongoCollection<Document> collection, AtomicInteger next) {
        while (true) {
            int number = next.getAndIncrement();
            collection.insertOne(
                    new Document("_id", number).append("match", "m").append("version", number));
            System.out.println(number);
        }
    }
}
