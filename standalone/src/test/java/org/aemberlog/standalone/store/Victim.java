package org.aemberlog.standalone.store;

import com.mongodb.client.MongoClients;
import java.nio.file.Path;
import org.bson.Document;

/** Runs a store in a process of its own and says which writes were acknowledged, to be killed. */
public final class Victim {

    private Victim() {}

    /** Writes documents numbered from the second argument on, one after the other, for ever. */
    public static void main(String[] arguments) {
        var store = EmbeddedMongo.start(Path.of(arguments[0]));
        var client = MongoClients.create(store.uri());
        var collection = client.getDatabase("test").getCollection("writes");
        for (int i = Integer.parseInt(arguments[1]); ; i++) {
            collection.insertOne(new Document("_id", i).append("match", "m").append("version", i));
            System.out.println(i);
            System.out.flush();
        }
    }
}
