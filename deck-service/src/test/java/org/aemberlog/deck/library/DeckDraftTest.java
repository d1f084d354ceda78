package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a list in plain text says. */
class DeckDraftTest {

    private static DeckLine line(String text) {
        var cards = DeckDraft.read(text).cards();
        assertThat(cards).hasSize(1);
        return cards.getFirst();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "136 logos            | 1 | 136 | ''",
                "136 (Logos)          | 1 | 136 | ''",
                "136 [logos]          | 1 | 136 | ''",
                "Batdrone             | 1 | -   | batdrone",
                "batdrone (LOGOS)     | 1 | -   | batdrone",
                "* 3x Batdrone        | 3 | -   | batdrone",
                "3 × Batdrone (Logos) | 3 | -   | batdrone",
                "3 Batdrone           | 3 | -   | batdrone",
                "Batdrone x3          | 3 | -   | batdrone",
                "- 136 Batdrone x2    | 2 | 136 | batdrone",
                "2x 136 # the flyers  | 2 | 136 | ''",
            })
    void aLineSaysACardAndHowOften(String text, int count, String number, String title) {
        var line = line("Logos\n" + text);
        assertThat(line.count()).isEqualTo(count);
        assertThat(line.number()).isEqualTo(Optional.ofNullable(number));
        assertThat(line.title()).isEqualTo(title);
        assertThat(line.house()).contains(House.LOGOS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u2028", "\u2029", "\u0085", "\u00a0", "\u3000", "\t"})
    void anySpaceParts(String space) {
        assertThat(DeckDraft.read(List.of("Dust" + space + "Imp")).cards())
                .extracting(DeckLine::title)
                .containsExactly("dust-imp");
    }

    @Test
    void aCardBelongsToTheHouseOnItsLineElseToTheOneAbove() {
        var lines = DeckDraft.read("Batdrone\nDis:\nBatdrone\nSTAR ALLIANCE (12)\nBatdrone (Mars)\nBatdrone")
                .cards();
        assertThat(lines)
                .extracting(DeckLine::house)
                .containsExactly(
                        Optional.empty(),
                        Optional.of(House.DIS),
                        Optional.of(House.MARS),
                        Optional.of(House.STAR_ALLIANCE));
    }

    @Test
    void notesSayWhereACardComesFromAndItsBonusIcons() {
        var line = line("Batdrone (Star Alliance) (legacy) (draw, draw + damage)");
        assertThat(line.house()).contains(House.STAR_ALLIANCE);
        assertThat(line.origin()).contains(CardOrigin.LEGACY);
        assertThat(line.enhancements()).containsExactly(BonusIcon.DRAW, BonusIcon.DRAW, BonusIcon.DAMAGE);
        assertThat(line("Batdrone x2 [Dis, maverick]").count()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[REDACTED]", "110 [REDACTED]", "[REDACTED] (damage)", "110 [REDACTED] (Logos, damage)"})
    void aTitleInBracketsIsATitle(String text) {
        assertThat(line(text).title()).isEqualTo("redacted");
    }

    @Test
    void anEvilTwinHasAnIdOfItsOwn() {
        assertThat(line("067 Lightsmith Clariel (evil twin, draw)").title()).isEqualTo("lightsmith-clariel-evil-twin");
    }

    @Test
    void fieldsSayTheNameAndTheSet() {
        assertThat(DeckDraft.read("Deck: \"My deck\"\n136").name()).isEqualTo("My deck");
        var draft = DeckDraft.read("name: Mine\nset: Dark Tidings");
        assertThat(draft.set()).contains(CardSet.DARK_TIDINGS);
        assertThat(draft.with(Optional.empty(), Optional.empty())).isEqualTo(draft);
        assertThat(draft.with(Optional.of("Yours"), Optional.of(CardSet.MASS_MUTATION)))
                .isEqualTo(new DeckDraft("Yours", Optional.of(CardSet.MASS_MUTATION), List.of()));
    }

    @Test
    void aSetThatIsNotKnownIsSaidToo() {
        assertThat(DeckDraft.read("set: Winds of Exchange").isOfUnknownSet()).isTrue();
        assertThat(DeckDraft.read("set: Dark Tidings").isOfUnknownSet()).isFalse();
        assertThat(DeckDraft.read("set:").isOfUnknownSet()).isFalse();
        var chosen =
                DeckDraft.read("set: Winds of Exchange").with(Optional.empty(), Optional.of(CardSet.MASS_MUTATION));
        assertThat(chosen.isOfUnknownSet())
                .as("the set that is asked for counts")
                .isFalse();
    }

    @Test
    void anAnomalysNumberBeginsWithItsLetter() {
        var line = DeckDraft.read("A6 Orb of Wonder (anomaly)").cards().getFirst();
        assertThat(line.number()).contains("A06");
        assertThat(line.title()).isEqualTo("orb-of-wonder");
        assertThat(DeckDraft.read("A Fair Game").cards().getFirst().title()).isEqualTo("a-fair-game");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatCannotBeReadIsSaidWithItsLine(String found, String text) {
        assertThatThrownBy(() -> DeckDraft.read(text))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(found);
    }

    static Stream<Arguments> whatCannotBeReadIsSaidWithItsLine() {
        return Stream.of(
                Arguments.of("Line 2, 'Batdrone (elves)': in parentheses", "Logos\nBatdrone (elves)"),
                Arguments.of("Line 1, '0x Batdrone': a card is there once at least, not 0 times", "0x Batdrone"),
                Arguments.of("Line 1, 'Batdrone x00': a card is there once at least", "Batdrone x00"),
                Arguments.of("Line 1, 'Valdr (dis) (mars)': in parentheses stands one house at", "Valdr (dis) (mars)"),
                Arguments.of("one of maverick, legacy and anomaly at most", "Valdr (legacy, anomaly)"),
                Arguments.of(
                        "Line 3: name: expected 'One', as a line above says, found 'Two'.",
                        "name: One\n136\ndeck: Two"),
                Arguments.of(
                        "Line 2: set: expected 'dark-tidings', as a line above says, found 'mass-mutation'.",
                        "set: Dark Tidings\nset: Mass Mutation"),
                Arguments.of("Line 2 is too long: 201 characters", "\n" + " ".repeat(201)),
                Arguments.of("at most 200 lines; found 201", "136\n".repeat(201)));
    }
}
