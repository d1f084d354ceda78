package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Among very many decks that their owners keep to themselves, those that one may see are found at once. */
@OnlyOnRealParts
class ManyDecksTest {

    private static final int MANY = 50_000;
    private static final int LIMIT = 10;
    private static final ProfileId OWNER = new ProfileId("a".repeat(32));

    private final TestDatabase database = new TestDatabase();
    private final Library library = new Library(
            database.factory(),
            new Shelves(database.factory()),
            CardPool.all(),
            new ReadableDocuments(new SimpleMeterRegistry()));

    @BeforeEach
    void fill() {
        var decks = IntStream.range(0, MANY).mapToObj(ManyDecksTest::deck).toList();
        Blocking.first(database.collection("decks").insertMany(decks));
        var shelf = new Document("_id", OWNER.value()).append("own", List.of("many-00001", "many-49999"));
        Blocking.first(database.collection("shelves").insertOne(shelf));
        Blocking.first(library.index());
    }

    /** One of ten thousand is published. */
    private static Document deck(int i) {
        var deck = new Document("_id", "many-%05d".formatted(i))
                .append("name", "Deck")
                .append("houses", List.of(i < MANY / 2 ? "dis" : "logos"));
        return i % 10_000 == 0 ? deck.append("publishers", List.of("anybody")) : deck;
    }

    @AfterEach
    void close() {
        database.assertLooksAtNoMoreThan(3 * LIMIT, "decks");
        database.close();
    }

    private List<String> ids(DeckQuery query, Optional<ProfileId> asking) {
        return Blocking.first(library.list(query, asking, "", LIMIT)).decks().stream()
                .map(DeckSummary::id)
                .toList();
    }

    @Test
    void thePublishedOnes() {
        var all = new DeckQuery(Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(ids(all, Optional.empty())).hasSize(5).contains("many-40000");
    }

    @Test
    void thoseWithAHouse() {
        var logos = new DeckQuery(Optional.empty(), Optional.of(House.LOGOS), Optional.empty());
        assertThat(ids(logos, Optional.empty())).containsExactly("many-30000", "many-40000");
    }

    @Test
    void thoseWithAHouseAndOnesOwnAmongThem() {
        var logos = new DeckQuery(Optional.empty(), Optional.of(House.LOGOS), Optional.empty());
        assertThat(ids(logos, Optional.of(OWNER))).containsExactly("many-30000", "many-40000", "many-49999");
    }

    @Test
    void onesOwnAmongThem() {
        var all = new DeckQuery(Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(ids(all, Optional.of(OWNER))).hasSize(7).startsWith("many-00000", "many-00001");
    }
}
