package org.aemberlog.support.parts;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.MongoClients;
import com.mongodb.reactivestreams.client.MongoCollection;
import com.mongodb.reactivestreams.client.MongoDatabase;
import java.util.List;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;

/** What is in a service's database, for who looks and changes behind the service's back. */
public final class PastService implements AutoCloseable {

    private final MongoClient client;
    private final MongoDatabase database;

    PastService(String uri, String database) {
        client = MongoClients.create(uri);
        this.database = client.getDatabase(database);
    }

    /** The names of its collections. */
    public List<String> collections() {
        return Blocking.all(database.listCollectionNames());
    }

    /** One of its collections. */
    public MongoCollection<Document> collection(String name) {
        return database.getCollection(name);
    }

    /** Its connections, which last as long as the service's. */
    MongoClient client() {
        return client;
    }

    @Override
    public void close() {
        client.close();
    }
}
