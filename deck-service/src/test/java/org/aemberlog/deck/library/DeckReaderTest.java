package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DeckReaderTest {

    private static final List<String> LOGOS = Collections.nCopies(12, "136");
    private static final List<String> SANCTUM = Collections.nCopies(12, "Raiding Knight");
    private static final List<String> UNTAMED =
            List.of("319", "323", "327", "332", "351", "358", "358", "363", "363", "364", "367", "368");

    private final DeckReader reader = new DeckReader(CardPool.all());

    @Test
    void numbersAndTitlesAreRead() {
        var deck = reader.read(byHouse("Test", LOGOS, SANCTUM, UNTAMED));
        assertThat(deck.cards()).hasSize(DeckList.SIZE);
        assertThat(deck.cards().get(0).cardId()).isEqualTo("batdrone");
        assertThat(deck.cards().get(12).cardId()).isEqualTo("raiding-knight");
        assertThat(deck.cards().get(35).cardId()).isEqualTo("witch-of-the-eye");
    }

    @Test
    void theSameDeckHasTheSameIdHoweverItIsWritten() {
        var backwards = new ArrayList<>(UNTAMED.reversed());
        var lines = new ArrayList<String>();
        backwards.forEach(number -> lines.add(number + " untamed"));
        SANCTUM.forEach(_ -> lines.add(" 255  sanctum "));
        LOGOS.forEach(number -> lines.add(number + " logos"));
        var written = reader.read(byHouse("Test", LOGOS, SANCTUM, UNTAMED));
        assertThat(reader.read(byLine(" Test ", lines))).isEqualTo(written);
        assertThat(reader.read(byHouse("Test 2", LOGOS, SANCTUM, UNTAMED)).id()).isNotEqualTo(written.id());
    }

    @Test
    void theIdDoesNotDependOnTheWordingOfTheCards() {
        var deck = reader.read(byHouse("Test", LOGOS, SANCTUM, UNTAMED));
        assertThat(DeckIds.named(DeckIds.unpinned(deck)).id()).isEqualTo(deck.id());
        assertThat(DeckIds.pinned(DeckIds.unpinned(deck), CardPool.all())).isEqualTo(deck);
    }

    @Test
    void theTideReferenceCardComesWithDecksOfDarkTidings() {
        assertThat(reader.read(byHouse("Test", LOGOS, SANCTUM, UNTAMED)).tideCard())
                .isFalse();
        var twelve = Collections.nCopies(12, "067");
        var houses = Map.of(House.UNTAMED, twelve, House.LOGOS, twelve, House.SANCTUM, twelve);
        var deck = reader.read(new DeckFile("Test", CardSet.DARK_TIDINGS, houses, List.of()));
        assertThat(deck.tideCard()).isTrue();
        assertThat(DeckIds.pinned(DeckIds.unpinned(deck), CardPool.all())).isEqualTo(deck);
        assertThat(DeckIds.named(deck).id()).isEqualTo(deck.id());
    }

    @Test
    void aMaverickBelongsToTheHouseGiven() {
        var mavericks = new ArrayList<>(LOGOS);
        mavericks.set(0, "Bad Penny");
        var deck = reader.read(byHouse("Test", mavericks, SANCTUM, UNTAMED));
        assertThat(deck.cards())
                .filteredOn(card -> card.cardId().equals("bad-penny"))
                .singleElement()
                .satisfies(card -> assertThat(card.house()).isEqualTo(House.LOGOS));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatIsNoDeckIsRejected(String found, DeckFile file) {
        assertThatThrownBy(() -> reader.read(file))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(found);
    }

    static Stream<Arguments> whatIsNoDeckIsRejected() {
        return Stream.of(
                Arguments.of("found 0", byHouse("  ", LOGOS, SANCTUM, UNTAMED)),
                Arguments.of("found 81", byHouse("x".repeat(81), LOGOS, SANCTUM, UNTAMED)),
                Arguments.of("can be seen", byHouse("a\nb", LOGOS, SANCTUM, UNTAMED)),
                Arguments.of(
                        "found 35: {logos=11, sanctum=12, untamed=12}",
                        byHouse("Test", LOGOS.subList(1, 12), SANCTUM, UNTAMED)),
                Arguments.of(
                        "found 24: {logos=12, untamed=12}",
                        new DeckFile(
                                "Test",
                                CardSet.CALL_OF_THE_ARCHONS,
                                Map.of(House.LOGOS, LOGOS, House.UNTAMED, UNTAMED),
                                List.of())),
                Arguments.of("found '999'", byHouse("Test", Collections.nCopies(12, "999"), SANCTUM, UNTAMED)),
                Arguments.of(
                        "found 'Nobody Knows It'",
                        byHouse("Test", Collections.nCopies(12, "Nobody Knows It"), SANCTUM, UNTAMED)),
                Arguments.of("found neither", byLine("Test", List.of())),
                Arguments.of(
                        "found both",
                        new DeckFile(
                                "Test", CardSet.CALL_OF_THE_ARCHONS, Map.of(House.LOGOS, LOGOS), List.of("136 logos"))),
                Arguments.of("found '136'", byLine("Test", List.of("136"))),
                Arguments.of("found 'elves'", byLine("Test", List.of("136 elves"))));
    }

    private static DeckFile byHouse(String name, List<String> logos, List<String> sanctum, List<String> untamed) {
        return new DeckFile(
                name,
                CardSet.CALL_OF_THE_ARCHONS,
                Map.of(House.UNTAMED, untamed, House.LOGOS, logos, House.SANCTUM, sanctum),
                List.of());
    }

    private static DeckFile byLine(String name, List<String> lines) {
        return new DeckFile(name, CardSet.CALL_OF_THE_ARCHONS, Map.of(), lines);
    }
}
