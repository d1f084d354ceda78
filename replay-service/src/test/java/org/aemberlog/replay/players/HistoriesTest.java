package org.aemberlog.replay.players;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.model.Filters;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** What a player has played, however much that is. */
@TestPropertySource(properties = "spring.mongodb.database=aemberlog-replay-histories-test")
class HistoriesTest extends RunningService {

    @Autowired
    private PastService database;

    private MongoCollection<Document> histories() {
        return database.collection("player-history.1.matches");
    }

    @Test
    void howSomebodyHasDoneIsToldOfTheLatestMatches() {
        receive(PlayedMatch.finished("one", 6, new SplittableRandom(1)).commits());
        var one = Blocking.first(histories().find(Filters.eq("won", true)).first());
        long ended = one.getLong("endedAt");
        var later = IntStream.range(0, Histories.MAX_COUNTED - 1)
                .mapToObj(i -> ofVeteran(one, "later-" + i)
                        .append("endedAt", ended + 1 + i)
                        .append("won", i % 2 == 0))
                .toList();
        Blocking.first(histories().insertMany(later));
        assertRecord(9_999, 5_000);
        Blocking.first(histories().insertMany(List.of(ofVeteran(one, "old-1"), ofVeteran(one, "old-2"))));
        assertRecord(10_000, 5_001);
    }

    private static Document ofVeteran(Document one, String id) {
        return new Document(one).append("_id", id).append("player", "Veteran");
    }

    private void assertRecord(int count, int wins) {
        var veteran = get("/players/Veteran/matches?limit=1");
        assertThat(veteran.get("count")).isEqualTo(count);
        assertThat(veteran.get("wins")).isEqualTo(wins);
    }
}
