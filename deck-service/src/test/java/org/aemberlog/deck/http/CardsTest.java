package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.deck.RunningService;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.wire.Plain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardsTest extends RunningService {

    @Test
    void aCardComesWithDefinitionPrintingsAndText() {
        var page = get("/cards/batdrone");
        var card = Plain.read(CardDefinition.class, page.get("definition"));
        assertThat(CardPool.all().find((String) page.get("pinned"))).contains(card);
        assertThat(card.title()).isEqualTo("Batdrone");
        assertThat(page.get("text")).isEqualTo("Skirmish.\nFight: Steal 1 Æmber.");
        assertThat(page.get("printings"))
                .isEqualTo(
                        List.of(
                                Map.of(
                                        "set", "call-of-the-archons",
                                        "number", "136",
                                        "house", "logos",
                                        "rarity", "common")));
    }

    @Test
    void aListShowsTitleTextAndPrintings() {
        var found = (List<?>) get("/cards?title=mother").get("cards");
        assertThat(found)
                .singleElement()
                .isEqualTo(
                        Map.of(
                                "id", "mother",
                                "title", "Mother",
                                "type", "creature",
                                "printings", get("/cards/mother").get("printings"),
                                "text", get("/cards/mother").get("text")));
    }

    @ParameterizedTest(name = "/cards{0} gives {1} cards")
    @CsvSource({
        "'', 60",
        "?set=call-of-the-archons, 60",
        "?house=logos, 10",
        "?house=mars, 0",
        "?title=LIBRARY, 2",
        "?title=quixo the adventurer, 1",
        "?house=dis&title=the, 1"
    })
    void cardsAreFiltered(String query, int number) {
        assertThat((List<?>) get("/cards" + query).get("cards")).hasSize(number);
    }
}
