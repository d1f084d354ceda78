package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.model.Filters;
import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.List;
import java.util.stream.IntStream;
import org.aemberlog.deck.RunningService;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** One damaged deck hides none of the others. */
class DamagedDecksTest extends RunningService {

    private static final Document FIRST = new Document("_id", "!").append("publishers", List.of("anybody"));
    private static final Document LAST =
            new Document("_id", "~").append("publishers", List.of("anybody")).append("name", 17);

    @Autowired
    private PastService database;

    @AfterEach
    void repair() {
        for (var damaged : List.of(FIRST, LAST)) {
            Blocking.first(decks().deleteOne(new Document("_id", damaged.get("_id"))));
        }
    }

    private MongoCollection<Document> decks() {
        return database.collection("decks");
    }

    /** A name that no deck has would else make the service read them all, each time. */
    @Test
    void aPageEndsAfterFiveThousandDecksWhetherTheyAreWantedOrNot() {
        var many = IntStream.range(0, 6_000)
                .mapToObj(i -> new Document("_id", "~many-%04d".formatted(i))
                        .append("publishers", List.of("anybody"))
                        .append("name", i == 5_999 ? "The needle" : "Hay")
                        .append("houses", List.of("dis")))
                .toList();
        try {
            Blocking.first(decks().insertMany(many));
            var page = get("/decks?name=needle");
            assertThat((List<?>) page.get("decks")).isEmpty();
            var rest = get("/decks?name=needle&after=" + page.get("next"));
            assertThat(String.valueOf(rest.get("decks"))).contains("~many-5999").doesNotContain("Hay");
            assertThat(rest.get("next")).isNull();
        } finally {
            Blocking.first(decks().deleteMany(Filters.regex("_id", "^~many-")));
        }
    }

    @Test
    void theOthersAreListedFromTheFirstToTheLast() {
        var before = (List<?>) get("/decks").get("decks");
        assertThat(before).hasSizeGreaterThan(1);
        for (var damaged : List.of(FIRST, LAST)) {
            Blocking.first(decks().insertOne(damaged));
        }
        assertThat(get("/decks").get("decks")).isEqualTo(before);
        assertThat(get("/decks?limit=1").get("decks")).isEqualTo(List.of(before.getFirst()));
    }
}
