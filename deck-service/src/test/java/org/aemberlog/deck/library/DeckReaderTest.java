package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

class DeckReaderTest {

    private static final String UNTAMED = "Untamed\n319\n323\n327\n332\n351\n2x 358\n2x 363\n364\n367\n368\n";
    private static final String DECK = "name: Test\nLogos\n12x 136\nSanctum\n12x Raiding Knight\n" + UNTAMED;
    private static final String COTA = "set: call-of-the-archons\n";
    private static final String AOA = "set: age-of-ascension\n";

    private final DeckReader reader = new DeckReader(CardPool.all());

    private DeckList read(String text) {
        return reader.read(DeckDraft.read(text));
    }

    @Test
    void numbersAndTitlesAreRead() {
        var deck = read(COTA + DECK);
        assertThat(deck.cards()).hasSize(DeckList.SIZE);
        assertThat(deck.cards().get(0).cardId()).isEqualTo("batdrone");
        assertThat(deck.cards().get(12).cardId()).isEqualTo("raiding-knight");
        assertThat(deck.cards().get(35).cardId()).isEqualTo("witch-of-the-eye");
    }

    @Test
    void theSameDeckHasTheSameIdHoweverItIsWritten() {
        var written = read(COTA + DECK);
        var backwards = DECK.lines().toList().reversed().stream()
                .filter(line -> line.matches(".*\\d.*"))
                .map(line -> line.contains("136") ? line + " logos" : line)
                .map(line -> line.contains("Knight") ? line + " (sanctum)" : line)
                .toList();
        var file = new DeckFile(" Test ", Optional.of(CardSet.CALL_OF_THE_ARCHONS), backwards);
        assertThat(reader.read(file.draft())).isEqualTo(written);
        assertThat(read(COTA + DECK.replace("Test", "Test 2")).id()).isNotEqualTo(written.id());
    }

    @Test
    void theIdDoesNotDependOnTheWordingOfTheCards() {
        var deck = read(COTA + DECK);
        assertThat(DeckIds.named(DeckIds.unpinned(deck)).id()).isEqualTo(deck.id());
        assertThat(DeckIds.pinned(DeckIds.unpinned(deck), CardPool.all())).isEqualTo(deck);
    }

    @Test
    void theTideReferenceCardComesWithDecksOfDarkTidings() {
        assertThat(read(COTA + DECK).tideCard()).isFalse();
        var deck = read("name: Test\nset: dark-tidings\nUntamed\n12x 067\nLogos\n12x 067\nSanctum\n12x 067");
        assertThat(deck.tideCard()).isTrue();
        assertThat(DeckIds.pinned(DeckIds.unpinned(deck), CardPool.all())).isEqualTo(deck);
        assertThat(DeckIds.named(deck).id()).isEqualTo(deck.id());
    }

    @Test
    void theSetIsTheOneThatIsSaidElseTheLikeliest() {
        assertThat(read(DECK)).isEqualTo(read(COTA + DECK));
        assertThatThrownBy(() -> read(AOA + DECK)).hasMessageContaining("of age-of-ascension");
    }

    @Test
    void aMaverickBelongsToTheHouseGiven() {
        for (var penny : List.of("Bad Penny", "Bad Penny (maverick)")) {
            var deck = read(COTA + DECK.replace("12x 136", "11x 136\n" + penny));
            assertThat(houseOf("bad-penny", deck)).isEqualTo(House.LOGOS);
        }
    }

    private static House houseOf(String card, DeckList deck) {
        return deck.cards().stream()
                .filter(it -> it.cardId().equals(card))
                .findFirst()
                .orElseThrow()
                .house();
    }

    @Test
    void aLegacyIsOfAnEarlierSetAndSaysSo() {
        var deck = "name: Test\n" + AOA + "Logos\n12x Archimedes\nDis\n12x Æmber Imp\nUntamed\n11x Duskwitch\n";
        assertThat(houseOf("valdr", read(deck + "Valdr (legacy, untamed)"))).isEqualTo(House.UNTAMED);
        assertThatThrownBy(() -> read(deck + "Valdr"))
                .hasMessageContaining("a card of call-of-the-archons: as a legacy it is written 'Valdr (legacy)'");
        assertThatThrownBy(() -> read(COTA + "name: x\nValdr (legacy)")).hasMessageContaining("line 3");
    }

    @Test
    void anAnomalyBelongsToTheHouseInWhichItCame() {
        var deck = read("name: Test\nset: worlds-collide\nBrobnar\n12x 003\nSaurian\n11x 199\nMemolith\nDis\n12x 095");
        assertThat(deck.cards())
                .filteredOn(card -> card.cardId().equals("memolith"))
                .singleElement()
                .satisfies(card -> assertThat(card.house()).isEqualTo(House.SAURIAN));
        assertThatThrownBy(() -> read("name: Test\nset: worlds-collide\nMemolith"))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining("Line 3, 'Memolith'")
                .hasMessageContaining("such as 'Memolith (dis)'");
    }

    private static final String MUTANTS =
            "name: Test\nset: mass-mutation\nDis\n12x Drecker\nUntamed\n%s\nShadows\nMutant Cutpurse\n11x Rad Penny";

    @Test
    void bonusIconsAreKept() {
        var deck = read(MUTANTS.formatted("11x Keyfrog\nKeyfrog (damage, damage, damage)"));
        assertThat(deck.cards())
                .filteredOn(card -> !card.enhancements().isEmpty())
                .singleElement()
                .satisfies(card -> assertThat(card.enhancements())
                        .containsExactly(BonusIcon.DAMAGE, BonusIcon.DAMAGE, BonusIcon.DAMAGE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12x Keyfrog                                    | no icons
            11x Keyfrog / Keyfrog (damage, damage)         | 2 damage
            11x Keyfrog / Keyfrog (damage, damage, draw)   | 2 damage, 1 draw
            10x Keyfrog / 2x Keyfrog (damage, damage)      | 4 damage
            """)
    void cardsReceiveTheIconsThatOthersEnhanceThemWith(String keyfrogs, String found) {
        assertThatThrownBy(() -> read(MUTANTS.formatted(keyfrogs.replace(" / ", "\n"))))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining("enhance others with 3 damage; by the list others received " + found + ".");
    }

    @Test
    void aGiganticCreatureIsTwoCardsOfOneTitle() {
        var mutants = MUTANTS.replace("Dis\n12x Drecker", "Logos\n10x 094\n%s")
                .replace("11x Rad Penny", "12x Rad Penny")
                .replace("Mutant Cutpurse\n", "")
                .formatted("%s", "12x Keyfrog");
        for (var both : List.of("2x Ultra Gravitron", "125\n125 Ultra Gravitron")) {
            assertThat(read(mutants.formatted(both)).cards())
                    .extracting(DeckCard::cardId)
                    .containsOnlyOnce("ultra-gravitron", "ultra-gravitron-top");
        }
        assertThatThrownBy(() -> read(mutants.formatted("Ultra Gravitron\n094")))
                .hasMessageContaining("Ultra Gravitron is a gigantic creature of two cards");
    }

    @Test
    void anEvilTwinIsACardOfItsOwn() {
        var deck = "name: Test\nset: dark-tidings\nLogos\n12x Brain Eater\nUntamed\n12x 407\nSanctum\n11x Charge!\n";
        for (var twin : List.of("Lightsmith Clariel (evil twin)", "067", "067 Lightsmith Clariel")) {
            assertThat(read(deck + twin).cards())
                    .extracting(DeckCard::cardId)
                    .contains("lightsmith-clariel-evil-twin")
                    .doesNotContain("lightsmith-clariel");
        }
        for (var twin : List.of("Lightsmith Clariel", "080", "080 Lightsmith Clariel")) {
            assertThat(read(deck + twin).cards())
                    .extracting(DeckCard::cardId)
                    .contains("lightsmith-clariel")
                    .doesNotContain("lightsmith-clariel-evil-twin");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "call-of-the-archons, 136 Batdrone,",
        "call-of-the-archons, 054 Batdrone, 054 Batdrone' (number 054 is Arise!; number 136 is Batdrone)",
        "call-of-the-archons, 136 Nobody, 136 Nobody' (number 136 is Batdrone)",
        "call-of-the-archons, 136 (elves), 136 (elves)' (number 136 is Batdrone)",
        "call-of-the-archons, 136 (legacy), 136 (legacy)'.",
        "age-of-ascension, 136 Batdrone (legacy),",
        "age-of-ascension, 135 Batdrone (legacy), 135 Batdrone (legacy)' (number 136 is Batdrone)",
        "dark-tidings, 067 Lightsmith Clariel (evil twin),",
        "dark-tidings, 080 Lightsmith Clariel (evil twin), 080 Lightsmith Clariel (evil twin)'"
                + " (number 080 is Lightsmith Clariel; number 067 is Lightsmith Clariel (evil twin))",
    })
    void numberAndTitleAgree(String set, String line, String problem) {
        var list = "name: Test\nset: %s\nLogos\n12x %s".formatted(set, line);
        assertThatThrownBy(() -> read(list))
                .hasMessageContaining(
                        problem == null ? "found 12: 12 of logos." : "not known: line 4, '12x " + problem);
    }

    @Test
    void theReferenceCardIsNoneOfTheDeck() {
        var deck = "name: Test\nset: dark-tidings\nUntamed\n12x 067\nLogos\n12x 067\nSanctum\n12x 067\n";
        assertThat(read(deck + "The Tide")).isEqualTo(read(deck));
        assertThatThrownBy(() -> read(COTA + DECK + "The Tide")).hasMessageContaining("not known: line 18, 'The Tide'");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatIsNoDeckIsRejected(String found, String text) {
        assertThatThrownBy(() -> read(COTA + text))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(found);
    }

    static Stream<Arguments> whatIsNoDeckIsRejected() {
        return Stream.of(
                Arguments.of("found 0", DECK.replace("Test", "  ")),
                Arguments.of("found 81", DECK.replace("Test", "x".repeat(81))),
                Arguments.of("can be seen", DECK.replace("Test", "a\u0007b")),
                Arguments.of(
                        "found 35: 11 of logos, 12 of sanctum, 12 of untamed.", DECK.replace("12x 136", "11x 136")),
                Arguments.of("found 24: 12 of logos, 12 of untamed.", "name: x\nLogos\n12x 136\n" + UNTAMED),
                Arguments.of(
                        "found 37: 13 of logos, 12 of sanctum, 12 of untamed.", DECK.replace("12x 136", "13x 136")),
                Arguments.of(
                        "found 36: 1 of dis, 11 of logos, 12 of sanctum, 12 of untamed.",
                        DECK.replace("12x 136", "11x 136\n136 (dis)")),
                Arguments.of(
                        "with no icons; by the list others received 12 draw",
                        DECK.replace("12x 136", "12x 136 (draw)")),
                Arguments.of("found none", "name: x"),
                Arguments.of("not known: line 4, '12x 999'.", DECK.replace("136", "999")),
                Arguments.of("line 4, '12x Batdrome' (nearest: Batdrone)", DECK.replace("136", "Batdrome")),
                Arguments.of(
                        "line 4, '12x Thero Centurion' (a card of worlds-collide).",
                        DECK.replace("136", "Thero Centurion")),
                Arguments.of("line 4, '12x Nobody Knows It'.", DECK.replace("136", "Nobody Knows It")),
                Arguments.of("line 7, 'x'; and 2 more.", "name: x\n" + "x\n".repeat(7)),
                Arguments.of("found [logos, saurian, untamed]", DECK.replace("Sanctum", "Saurian")));
    }

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
                .hasMessage("3 of 4 cards are not playable here yet: Auto-Encoder II, Trade Wind.");
    }

    @Test
    void aFirstLineThatNamesNoCardIsTheName() {
        var cards = "Logos\n12x Batdrone\nDis\n12x Charette\nShadows\n12x Bad Penny";
        assertThat(read("# Miss “Onyx” Censorius\n\n" + cards).name()).isEqualTo("Miss “Onyx” Censorius");
        assertThat(read("Miss Onyx\nname: Given\n" + cards).name()).isEqualTo("Given");
        assertThatThrownBy(() -> read("name: x\nBatdrnoe\n" + cards.replace("12x Bat", "11x Bat")))
                .hasMessageContaining("'Batdrnoe' (nearest: Batdrone)");
        assertThatThrownBy(() -> read("Batdrone\n" + cards)).hasMessageContaining("1 to 80 characters");
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
                Arguments.of("found 1", Map.of("data", data(1, List.of()), "_linked", linked)),
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
