package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PublishedDeckTest {

    @Test
    void aPublishedDeckSaysItsMavericksLegaciesAnomaliesAndIcons() {
        var draft = PublishedDeck.read(
                Map.of(
                        "data",
                        Map.of(
                                "name",
                                "Published",
                                "expansion",
                                435,
                                "_links",
                                Map.of("cards", List.of("1", "1", "2")),
                                "bonus_icons",
                                List.of(Map.of("card_id", "1", "bonus_icons", List.of("amber", "draw")))),
                        "_linked",
                        Map.of(
                                "cards",
                                List.of(
                                        linked("1", "Dextre", 435, "is_maverick", true),
                                        linked("2", "Valdr", 341, "is_maverick", false)))),
                CardPool.all());
        assertThat(draft.set()).contains(CardSet.AGE_OF_ASCENSION);
        assertThat(draft.cards()).extracting(DeckLine::title).containsExactly("dextre", "dextre", "valdr");
        assertThat(draft.cards())
                .extracting(DeckLine::enhancements)
                .containsExactly(List.of(BonusIcon.AEMBER, BonusIcon.DRAW), List.of(), List.of());
        assertThat(draft.cards())
                .extracting(DeckLine::origin)
                .containsExactly(Optional.empty(), Optional.empty(), Optional.of(CardOrigin.LEGACY));
        assertThat(draft.cards()).extracting(DeckLine::house).containsOnly(Optional.of(House.DIS));
    }

    @Test
    void aPublishedEvilTwinIsToldByItsRarity() {
        Map<String, Object> twin = new HashMap<>(linked("1", "Lightsmith Clariel", 496, "is_maverick", false));
        twin.put("rarity", "Evil Twin");
        var draft = PublishedDeck.read(
                Map.of("data", data(496, List.of("1")), "_linked", Map.of("cards", List.of(twin))), CardPool.all());
        assertThat(draft.cards()).extracting(DeckLine::title).containsExactly("lightsmith-clariel-evil-twin");
    }

    @Test
    void aPublishedDeckOfAnotherSetIsToldWhichCardsCannotBePlayed() {
        var cards = List.of(
                Map.of("id", "1", "card_title", "Dextre", "house", "Logos", "expansion", 600),
                Map.of("id", "2", "card_title", "Trade Wind", "house", "Ekwidon", "expansion", 600),
                Map.of("id", "3", "card_title", "Auto-Encoder II", "house", "Logos", "expansion", 600));
        var ids = List.of("2", "1", "2", "3");
        assertThatThrownBy(() -> PublishedDeck.read(
                        Map.of("data", data(600, ids), "_linked", Map.of("cards", cards)), CardPool.all()))
                .isInstanceOf(DeckFormatException.class)
                .hasMessage("3 of 4 cards are not playable here yet:"
                        + " Auto-Encoder II (nearest: Auto-Encoder), Trade Wind.");
    }

    @Test
    void aDeckOfAnExpansionThatWeDoNotKnowIsReadAsOneOfTheLikeliestSet() {
        var ours = List.of("Batdrone/Logos", "Charette/Dis", "Bad Penny/Shadows");
        assertThat(read(609, ours)).isEqualTo(read(341, ours));
    }

    @ParameterizedTest(name = "{0}, {1}, {2}")
    @CsvSource({"Rad Penny/Shadows, Exile/Saurian, Zorg/Mars", "Bad Penny/Shadows, Zorg/Mars, Exile/Saurian"})
    void itsOtherCardsAreOfEarlierOrLaterSetsAndItsHousesOfAny(String one, String other, String ofAnotherSet) {
        var deck = read(609, List.of(one, other, ofAnotherSet));
        assertThat(deck.houses()).containsExactly(House.MARS, House.SAURIAN, House.SHADOWS);
        assertThat(deck.cards())
                .hasSize(DeckList.SIZE)
                .extracting(DeckCard::cardId)
                .contains("zorg", "exile");
    }

    @Test
    void anAnomalyIsOfTheHouseThatThePublishedDeckSays() {
        var memolith = linked("1", "Memolith", 453, "is_anomaly", true);
        var deck = read(
                452, List.of("Skullion/Dis", "Gravelguts/Brobnar", "Centurion Stenopius/Saurian"), List.of(memolith));
        assertThat(deck.cards())
                .filteredOn(card -> card.cardId().equals("memolith"))
                .extracting(DeckCard::house)
                .containsExactly(House.DIS);
    }

    @Test
    void bothHalvesOfAGiganticCreatureHaveItsTitleInAPublishedDeck() {
        var one =
                Map.<String, Object>of("id", "1", "card_title", "Ultra Gravitron", "house", "Logos", "expansion", 479);
        var other =
                Map.<String, Object>of("id", "2", "card_title", "Ultra Gravitron", "house", "Logos", "expansion", 479);
        var deck = read(
                479, List.of("Q-Mechs/Logos", "Baldric the Bold/Sanctum", "Dæmo-Beast/Untamed"), List.of(one, other));
        assertThat(deck.cards())
                .extracting(DeckCard::cardId)
                .containsOnlyOnce("ultra-gravitron", "ultra-gravitron-top");
    }

    /** A deck of twelve of each of three cards, written with the house behind it. */
    private static DeckList read(int expansion, List<String> cards) {
        return read(expansion, cards, List.of());
    }

    /** The same deck, where others are in the place of as many of the first card. */
    private static DeckList read(int expansion, List<String> cards, List<Map<String, Object>> others) {
        var ids = Stream.concat(
                        others.stream().map(it -> it.get("id").toString()),
                        cards.stream()
                                .flatMap(card -> Collections.nCopies(12, card).stream())
                                .skip(others.size()))
                .toList();
        var linked = cards.stream()
                .map(card -> card.split("/"))
                .map(it -> Map.<String, Object>of(
                        "id", it[0] + "/" + it[1], "card_title", it[0], "house", it[1], "expansion", expansion));
        var all = Stream.concat(others.stream(), linked).toList();
        var json = Map.<String, Object>of("data", data(expansion, ids), "_linked", Map.of("cards", all));
        return new DeckReader(CardPool.all()).read(PublishedDeck.read(json, CardPool.all()));
    }

    @Test
    void aProblemNamesTheCardByItsPlaceInTheList() {
        assertThatThrownBy(() -> read(341, List.of("Batdrone/Logos", "Charette/Dis", "Bad Penny/Shadows", "Zorg/Mars")))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining("found 48: 12 of dis, 12 of logos, 12 of mars, 12 of shadows.")
                .hasMessageContaining("The first too many: line 37, 'Zorg'.");
    }

    private static Map<String, Object> linked(String id, String title, int expansion, String flag, boolean value) {
        return Map.of("id", id, "card_title", title, "house", "Dis", "expansion", expansion, flag, value);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatIsNoPublishedDeckIsRejected(String found, Map<String, Object> json) {
        assertThatThrownBy(() -> PublishedDeck.read(json, CardPool.all()))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(found);
    }

    static Stream<Arguments> whatIsNoPublishedDeckIsRejected() {
        Map<String, Object> linked = Map.of("cards", List.of(linked("1", "Dextre", 435, "is_anomaly", true)));
        return Stream.of(
                Arguments.of("'data'", Map.of()),
                Arguments.of("'data.expansion'", Map.of("data", Map.of("name", "x", "expansion", "new"))),
                Arguments.of("no card with the id '2'", Map.of("data", data(435, List.of("2")), "_linked", linked)),
                Arguments.of(
                        "a deck has 36 cards; found 201",
                        Map.of("data", data(435, Collections.nCopies(201, "1")), "_linked", linked)),
                Arguments.of(
                        "1 of 1 cards are not playable here yet: Dextra (nearest: Dextre).",
                        Map.of(
                                "data",
                                data(435, List.of("1")),
                                "_linked",
                                Map.of("cards", List.of(linked("1", "Dextra", 435, "is_anomaly", false))))),
                Arguments.of(
                        "two different cards with the id '1'",
                        Map.of(
                                "data",
                                data(435, List.of("1")),
                                "_linked",
                                Map.of(
                                        "cards",
                                        List.of(
                                                linked("1", "Dextre", 435, "is_anomaly", false),
                                                linked("1", "Valdr", 435, "is_anomaly", false))))),
                Arguments.of("found it 2 times with icons", enhanced("1", "draw", "draw")),
                Arguments.of("has the card with the id '7' 0 times", enhanced("7", "draw")),
                Arguments.of("expected amber, capture, damage or draw, found 'gold'", enhanced("1", "gold")),
                Arguments.of(
                        "Dextre: house: expected one of [brobnar",
                        Map.of("data", data(435, List.of("1")), "_linked", Map.of("cards", List.of(ofElves())))),
                Arguments.of(
                        "'_linked.cards.0.card_title'",
                        Map.of(
                                "data",
                                data(435, List.of("1")),
                                "_linked",
                                Map.of("cards", List.of(Map.of("id", "1", "house", "Dis", "expansion", 435))))));
    }

    private static Map<String, Object> ofElves() {
        return Map.of("id", "1", "card_title", "Dextre", "house", "Elves", "expansion", 435);
    }

    /** A deck of one card, in which one has icons, or the same once more. */
    private static Map<String, Object> enhanced(String id, String... icons) {
        var data = new HashMap<>(data(435, List.of("1")));
        data.put(
                "bonus_icons",
                Stream.of(icons)
                        .map(icon -> Map.of("card_id", id, "bonus_icons", List.of(icon)))
                        .toList());
        return Map.of(
                "data", data, "_linked", Map.of("cards", List.of(linked("1", "Dextre", 435, "is_anomaly", false))));
    }

    private static Map<String, Object> data(int expansion, List<String> cards) {
        return Map.of("name", "x", "expansion", expansion, "_links", Map.of("cards", cards));
    }
}
