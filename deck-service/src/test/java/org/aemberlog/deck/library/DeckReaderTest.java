package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
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
    void aDeckOfASetThatIsNotKnownMayHaveCardsOfAnySetInAnyHouse() {
        var cards = "Logos\n12x 501 Batdrone\nDis\n12x Charette\nShadows\n11x Bad Penny\n%s";
        var deck = read("name: Test\nset: Winds of Exchange\n" + cards.formatted("Rad Penny (legacy)"));
        assertThat(deck)
                .isEqualTo(
                        read("name: Test\n" + COTA + cards.replace("501 ", "").formatted("Rad Penny (anomaly)")));
        assertThatThrownBy(() -> read("name: Test\nset: Winds of Exchange\n" + cards.formatted("Rad Peny")))
                .hasMessageStartingWith("In a deck of another set than [call-of-the-archons, ")
                .hasMessageEndingWith("not known: line 9, 'Rad Peny' (nearest: Rad Penny, Bad Penny).");
        assertThatThrownBy(() -> read("name: Test\nset: Call of the Archon\nLogos\n12x 136"))
                .hasMessageEndingWith("not known: line 4, '12x 136'.");
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
            11x Keyfrog / Keyfrog (damage, damage)         | 2 damage (line 7, 'Keyfrog (damage, damage)')
            11x Keyfrog / Keyfrog (damage, damage, draw)   | 2 damage, 1 draw (line 7, 'Keyfrog (damage, damage, draw)')
            10x Keyfrog / 2x Keyfrog (damage, damage)      | 4 damage (line 7, '2x Keyfrog (damage, damage)')
            """)
    void cardsReceiveTheIconsThatOthersEnhanceThemWith(String keyfrogs, String found) {
        int cutpurse = keyfrogs.contains("/") ? 9 : 8;
        assertThatThrownBy(() -> read(MUTANTS.formatted(keyfrogs.replace(" / ", "\n"))))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(
                        "enhance others with 3 damage (line %d, 'Mutant Cutpurse'); by the list others received %s."
                                .formatted(cutpurse, found));
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

    private static final String GIANT = "name: Test\nset: mass-mutation\nUntamed\n11x Keyfrog\n%s\n"
            + "Shadows\nMutant Cutpurse\n11x Rad Penny\nLogos\n11x 094\n%s";

    /** Both halves have the same house, and the top half has the bonus icons (glossary, Gigantic). */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Ultra Gravitron | Ultra Gravitron |\
             Line 11, 'Ultra Gravitron': Ultra Gravitron is a gigantic creature of two cards of one house, which come\
             together; found 1 of logos, 1 of untamed.
            Keyfrog | Ultra Gravitron |\
             Line 11, 'Ultra Gravitron': Ultra Gravitron is a gigantic creature of two cards of one house, which come\
             together; found 1 of logos.
            2x Ultra Gravitron (logos) | Ultra Gravitron |\
             Line 11, 'Ultra Gravitron': Ultra Gravitron is a gigantic creature of two cards of one house, which come\
             together; found 3 of logos.
            Ultra Gravitron (logos, damage) | Ultra Gravitron (damage, damage) |\
             Line 11, 'Ultra Gravitron (damage, damage)': only the top half of Ultra Gravitron has bonus icons: of 2\
             cards at most 1, found 2.
            """)
    void theHalvesOfAGiganticCreatureAreOfOneHouseAndOneHasIcons(String untamed, String logos, String problem) {
        assertThatThrownBy(() -> read(GIANT.formatted(untamed, logos)))
                .isInstanceOf(DeckFormatException.class)
                .hasMessage(problem);
    }

    @Test
    void theTopHalfOfAGiganticCreatureHasTheIcons() {
        for (var both : List.of("125\n125 (damage, damage, damage)", "125 (damage, damage, damage)\n125")) {
            assertThat(read(GIANT.formatted("Keyfrog", both).replace("11x 094", "10x 094"))
                            .cards())
                    .filteredOn(card -> !card.enhancements().isEmpty())
                    .extracting(DeckCard::cardId)
                    .containsExactly("ultra-gravitron-top");
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Dark Æmber Vault, Dark Æmber Vault, dis",
        "Exchange Officer, Exchange Officer, dis",
        "341, Exchange Officer, dis",
        "It’s Coming..., It’s Coming..., logos",
    })
    void aCardThatIsPrintedInSeveralHousesSaysWhich(String line, String title, String house) {
        assertThatThrownBy(() -> read("name: Test\nset: mass-mutation\n" + line))
                .isInstanceOf(DeckFormatException.class)
                .hasMessage("Line 3, '%s': %s is printed in several houses; write which, such as '%s (%s)'."
                        .formatted(line, title, title, house));
        var deck = read(MUTANTS.formatted("11x Keyfrog\nKeyfrog (damage, damage, damage)")
                .replace("12x Drecker", "11x Drecker\n%s (dis)".formatted(line)));
        assertThat(houseOf(CardTitle.idOf(title), deck)).isEqualTo(House.DIS);
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
                        "found 35: 11 of logos, 12 of sanctum, 12 of untamed. The last of logos: line 4, '11x 136'.",
                        DECK.replace("12x 136", "11x 136")),
                Arguments.of("found 24: 12 of logos, 12 of untamed.", "name: x\nLogos\n12x 136\n" + UNTAMED),
                Arguments.of(
                        "found 37: 13 of logos, 12 of sanctum, 12 of untamed. The first too many: line 4, '13x 136'.",
                        DECK.replace("12x 136", "13x 136")),
                Arguments.of(
                        "found 37: 13 of logos, 12 of sanctum, 12 of untamed. The first too many: line 18, 'Dextre (logos)'.",
                        DECK + "Dextre (logos)"),
                Arguments.of(
                        "found 36: 1 of dis, 11 of logos, 12 of sanctum, 12 of untamed."
                                + " The first too many: line 5, '136 (dis)'.",
                        DECK.replace("12x 136", "11x 136\n136 (dis)")),
                Arguments.of(
                        "with no icons; by the list others received 12 draw (line 4, '12x 136 (draw)').",
                        DECK.replace("12x 136", "12x 136 (draw)")),
                Arguments.of(
                        "received 12 draw (line 4, '2x 136 (draw)'; line 5, '2x 136 (draw)'; line 6, '2x 136 (draw)';"
                                + " line 7, '2x 136 (draw)'; line 8, '2x 136 (draw)'; and 1 more).",
                        DECK.replace("12x 136", "2x 136 (draw)\n".repeat(6).strip())),
                Arguments.of("found none", "name: x"),
                Arguments.of("not known: line 4, '12x 999'.", DECK.replace("136", "999")),
                Arguments.of("line 4, '12x Batdrome' (nearest: Batdrone)", DECK.replace("136", "Batdrome")),
                Arguments.of(
                        "line 4, '12x Thero Centurion' (a card of worlds-collide).",
                        DECK.replace("136", "Thero Centurion")),
                Arguments.of("line 4, '12x Nobody Knows It'.", DECK.replace("136", "Nobody Knows It")),
                Arguments.of("line 7, 'x'; and 2 more.", "name: x\n" + "x\n".repeat(7)),
                Arguments.of(
                        "found [logos, saurian, untamed]. The first card of another house: line 6,"
                                + " '12x Raiding Knight'.",
                        DECK.replace("Sanctum", "Saurian")));
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
}
