package org.aemberlog.support.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.model.Indexes;
import com.mongodb.reactivestreams.client.MongoClients;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.net.InetSocketAddress;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.data.mongodb.core.SimpleReactiveMongoDatabaseFactory;

/** A service that is started before its store waits for it, however short its patience. */
class DurableWritesTest {

    @Test
    void anIndexIsMadeAsSoonAsTheStoreIsThere() {
        var store = new MongoServer(new MemoryBackend());
        var address = store.bind();
        store.shutdownNow();
        var uri = "mongodb://localhost:" + address.getPort() + "/?serverSelectionTimeoutMS=100";
        try (var client = MongoClients.create(uri)) {
            var databases = new SimpleReactiveMongoDatabaseFactory(client, "test");
            var things = DurableWrites.collection(databases, "things");
            var made = CompletableFuture.runAsync(() -> DurableWrites.uniqueIndex(things, Indexes.ascending("name")));
            var late = new MongoServer(new MemoryBackend());
            late.bind(new InetSocketAddress("localhost", address.getPort()));
            try {
                made.join();
                assertThat(Blocking.all(things.listIndexes())).anyMatch(index -> index.getBoolean("unique", false));
            } finally {
                late.shutdownNow();
            }
        }
    }
}
