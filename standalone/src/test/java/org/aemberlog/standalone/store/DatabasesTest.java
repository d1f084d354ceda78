package org.aemberlog.standalone.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestMongo;
import org.bson.Document;
import org.junit.jupiter.api.Test;

/** A run with databases of its own touches no others and leaves nothing behind. */
@OnRealParts
class DatabasesTest {

    @Test
    void onlyTheirOwnAreDropped() {
        try (var mongo = TestMongo.start();
                var client = MongoClients.create(mongo.uri())) {
            var mine = Databases.ofTheirOwn("bench");
            var others = Databases.ofTheirOwn("bench");
            List.of(mine.of("rules-service"), mine.of("match-service"), others.of("rules-service"))
                    .forEach(name -> write(client, name));
            write(client, Databases.USUAL.of("rules-service"));

            mine.drop(mongo.uri());

            assertThat(client.listDatabaseNames().into(new ArrayList<>()))
                    .contains(others.of("rules-service"), "aemberlog-rules")
                    .doesNotContain(mine.of("rules-service"), mine.of("match-service"));
        }
    }

    private static void write(MongoClient client, String database) {
        client.getDatabase(database).getCollection("commits").insertOne(new Document());
    }

    @Test
    void thoseOfEveryPlatformAreNeverDropped() {
        assertThatThrownBy(() -> Databases.USUAL.drop("mongodb://127.0.0.1:1"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The databases of all platforms are never dropped.");
    }
}
