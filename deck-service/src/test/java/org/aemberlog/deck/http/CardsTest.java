package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.aemberlog.deck.RunningService;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@OnlyOnEmbeddedParts
class CardsTest extends RunningService {

    @Test
    void aCardComesWithDefinitionPrintingsAndText() {
        var page = get("/cards/batdrone");
        var card = Plain.read(CardDefinition.class, page.get("definition"));
        assertThat(CardPool.all().find((String) page.get("pinned"))).contains(card);
        assertThat(card.title()).isEqualTo("Batdrone");
        assertThat(text(page)).isEqualTo("Skirmish.\nFight: Steal 1 Æmber.");
        assertThat((List<?>) page.get("cases"))
                .isNotEmpty()
                .allSatisfy(title -> assertThat((String) title).startsWith("Batdrone "));
        assertThat(page.get("printings"))
                .isEqualTo(List.of(Map.of(
                        "set", "call-of-the-archons",
                        "number", "136",
                        "house", "logos",
                        "rarity", "common")));
    }

    @Test
    void aListShowsTitleTextAndPrintings() {
        var found = (List<?>) get("/cards?title=batdrone").get("cards");
        var face =
                new TreeMap<>(Plain.map(Face.of(CardPool.all().card("batdrone").orElseThrow())));
        face.put("printings", get("/cards/batdrone").get("printings"));
        face.put("text", text(get("/cards/batdrone")));
        assertThat(face).containsEntry("power", 2).containsEntry("traits", List.of("robot"));
        assertThat(found).singleElement().isEqualTo(face);
    }

    private static Object text(Map<?, ?> page) {
        return ((Map<?, ?>) page.get("face")).get("text");
    }

    @ParameterizedTest(name = "/cards{0}")
    @MethodSource("queries")
    void cardsAreFiltered(String query, Predicate<Printing> wanted) {
        var expected = CardPool.all().printings().stream()
                .filter(wanted)
                .map(printing -> printing.card().id())
                .distinct()
                .toList();
        var found = (List<?>) get("/cards" + query).get("cards");
        assertThat(found).extracting(card -> ((Map<?, ?>) card).get("id")).isEqualTo(expected);
    }

    private static Stream<Arguments> queries() {
        return Stream.of(
                query("", printing -> true),
                query("?set=mass-mutation", printing -> printing.set() == CardSet.MASS_MUTATION),
                query("?house=logos", printing -> printing.house().equals(Optional.of(House.LOGOS))),
                query("?set=call-of-the-archons&house=star-alliance", printing -> false),
                query("?title=LIBRARY", printing -> printing.card().title().startsWith("Library ")),
                query(
                        "?title=quixo the adventurer",
                        printing -> printing.card().id().equals("quixo-the-adventurer")),
                query(
                        "?house=dis&title=terror",
                        printing -> printing.card().title().equals("The Terror")));
    }

    private static Arguments query(String query, Predicate<Printing> wanted) {
        return Arguments.of(query, wanted);
    }
}
