package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;

class OpenDecksTest {

    @Test
    void radiantArgusHasItsThirtySixCards() {
        var deck = deck("Radiant Argus the Supreme");
        assertThat(deck.houses()).containsExactly(House.LOGOS, House.SANCTUM, House.UNTAMED);
        assertThat(numbers(deck))
                .isEqualTo("108 115 124 125 125 129 136 136 139 140 144 145 "
                        + "215 215 225 227 233 239 251 255 255 258 259 265 "
                        + "319 323 327 332 351 358 358 363 363 364 367 368");
    }

    @Test
    void missOnyxHasHerThirtySixCards() {
        var deck = deck("Miss “Onyx” Censorius");
        assertThat(deck.houses()).containsExactly(House.BROBNAR, House.DIS, House.SHADOWS);
        assertThat(numbers(deck))
                .isEqualTo("001 010 012 018 022 029 033 033 035 035 046 050 "
                        + "058 062 067 067 073 081 083 083 096 098 101 102 "
                        + "276 276 280 283 290 296 306 308 310 311 315 315");
    }

    @Test
    void someOfEachSetAreGeneratedBesideTheStarterDecks() {
        var others = OpenDecks.all().subList(2, OpenDecks.all().size());
        assertThat(others.stream().collect(Collectors.groupingBy(OpenDecksTest::set, Collectors.counting())))
                .isEqualTo(Map.of(
                        CardSet.CALL_OF_THE_ARCHONS,
                        5L,
                        CardSet.AGE_OF_ASCENSION,
                        5L,
                        CardSet.WORLDS_COLLIDE,
                        2L,
                        CardSet.MASS_MUTATION,
                        2L,
                        CardSet.DARK_TIDINGS,
                        2L));
        assertThat(OpenDecks.all()).extracting(DeckList::id).doesNotHaveDuplicates();
        assertThat(OpenDecks.all()).extracting(DeckList::name).doesNotHaveDuplicates();
    }

    /** The set that prints all of its cards. */
    private static CardSet set(DeckList deck) {
        return Stream.of(CardSet.values())
                .filter(set -> deck.cards().stream()
                        .allMatch(card -> CardPool.all().printingsOf(card.cardId()).stream()
                                .anyMatch(p -> p.set() == set && p.house().equals(Optional.of(card.house())))))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void twelveOfEachHouseAndNoMaverick() {
        for (var deck : OpenDecks.all()) {
            assertThat(deck.cards()).hasSize(DeckList.SIZE);
            assertThat(deck.cards().stream()
                            .collect(Collectors.groupingBy(DeckCard::house, Collectors.counting()))
                            .values())
                    .containsOnly(12L);
            assertThat(deck.cards())
                    .allSatisfy(card -> assertThat(CardPool.all().printingsOf(card.cardId()))
                            .anyMatch(it ->
                                    it.house().filter(card.house()::equals).isPresent()));
        }
    }

    @Test
    void decksOfMassMutationAreEnhanced() {
        assertThat(OpenDecks.all().stream().filter(deck -> set(deck) == CardSet.MASS_MUTATION))
                .allSatisfy(deck -> assertThat(deck.cards())
                        .anyMatch(card -> !card.enhancements().isEmpty()));
    }

    @Test
    void deckListsSurviveTheWire() {
        assertThat(OpenDecks.starters())
                .allSatisfy(deck ->
                        assertThat(Plain.read(DeckList.class, Plain.map(deck))).isEqualTo(deck));
    }

    private static DeckList deck(String name) {
        return OpenDecks.starters().stream()
                .filter(deck -> deck.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String numbers(DeckList deck) {
        List<String> numbers = deck.cards().stream()
                .map(card -> CardPool.all().printingsOf(card.cardId()).stream()
                        .filter(p -> p.set() == CardSet.CALL_OF_THE_ARCHONS)
                        .findFirst()
                        .orElseThrow()
                        .number())
                .toList();
        return String.join(" ", numbers);
    }
}
