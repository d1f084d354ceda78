package org.aemberlog.replay.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.archive.RunningService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;

/** One damaged document hides none of the others. */
class DamagedDocumentsTest extends RunningService {

    private static final Document DAMAGED = new Document("_id", "damaged")
            .append("startedAt", 1L)
            .append("endedAt", 1L)
            .append("player", "Alice")
            .append("createdAt", 1L)
            .append("labels", "none")
            .append("sums", new Document("matches", 1_000_000L));

    @Autowired
    private ReactiveMongoDatabaseFactory databases;

    @BeforeEach
    void aMatchIsThere() {
        receive(PlayedMatch.finished("sound", 6, new SplittableRandom(1)).commits());
    }

    private List<String> collections() {
        var database = Blocking.first(databases.getMongoDatabase());
        return Blocking.all(database.listCollectionNames());
    }

    @AfterEach
    void repair() {
        var database = Blocking.first(databases.getMongoDatabase());
        for (var name : collections()) {
            var damaged = new Document("_id", "damaged");
            Blocking.first(database.getCollection(name).deleteOne(damaged));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "match-summaries,   /matches,              matches",
        "player-history,    /players/Alice/matches, matches",
        "houses-statistics, /statistics/houses,    houses",
        "webhooks,          /webhooks,              webhooks"
    })
    void whatIsDamagedIsLeftOut(String store, String path, String list) {
        var before = get(path).get(list);
        var database = Blocking.first(databases.getMongoDatabase());
        for (var name : collections()) {
            if (name.startsWith(store)) {
                Blocking.first(database.getCollection(name).insertOne(DAMAGED));
            }
        }
        assertThat(get(path).get(list)).isEqualTo(before).isNotNull();
    }
}
