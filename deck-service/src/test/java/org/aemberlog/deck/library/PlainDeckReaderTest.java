package org.aemberlog.deck.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlainDeckReaderTest {

    private final PlainDeckReader reader = new PlainDeckReader(CardPool.all());

    private DeckFile read(String text) {
        return reader.read(text, Optional.empty(), Optional.empty());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "136 logos            | 1",
                "136 (Logos)          | 1",
                "Batdrone             | 1",
                "batdrone (LOGOS)     | 1",
                "* 3x Batdrone        | 3",
                "3 × Batdrone (Logos) | 3",
                "3 Batdrone           | 3",
                "Batdrone x3          | 3",
                "- 136 Batdrone x2    | 2",
                "2x 136 # the flyers  | 2",
            })
    void aLineSaysACardAndHowOften(String line, int count) {
        assertThat(read("Logos\n" + line).houses()).isEqualTo(Map.of(House.LOGOS, Collections.nCopies(count, "136")));
    }

    @Test
    void aCardBelongsToTheHouseOnItsLineThenAboveItThenOfItsPrinting() {
        var file = read("Batdrone\nDis:\nBatdrone\nSTAR ALLIANCE (12)\nBatdrone (Mars)\nBatdrone");
        assertThat(file.houses().keySet())
                .containsExactlyInAnyOrder(House.LOGOS, House.DIS, House.MARS, House.STAR_ALLIANCE);
    }

    @Test
    void theSetIsTheOneAskedForElseSaidElseLikeliest() {
        var newest = CardPool.all().printings().stream()
                .filter(p -> p.set() == CardSet.DARK_TIDINGS)
                .filter(p -> CardPool.all().printingsOf(p.card().id()).size() == 1)
                .findFirst()
                .orElseThrow();
        assertThat(read("Batdrone").set()).isEqualTo(CardSet.CALL_OF_THE_ARCHONS);
        assertThat(read(newest.card().title()).set()).isEqualTo(CardSet.DARK_TIDINGS);
        assertThat(read("Set: Dark Tidings\n" + newest.number()).set()).isEqualTo(CardSet.DARK_TIDINGS);
        assertThat(reader.read("set: dark-tidings\n136", Optional.empty(), Optional.of(CardSet.CALL_OF_THE_ARCHONS))
                        .set())
                .isEqualTo(CardSet.CALL_OF_THE_ARCHONS);
    }

    @Test
    void theNameIsTheOneAskedForElseTheOneSaid() {
        assertThat(read("Deck: \"My deck\"\n136").name()).isEqualTo("My deck");
        assertThat(reader.read("name: Mine", Optional.of("Yours"), Optional.empty())
                        .name())
                .isEqualTo("Yours");
    }

    @Test
    void theFilesOfTheStarterDecksAreLists() throws IOException {
        var decks = new DeckReader(CardPool.all());
        var found = new ArrayList<>();
        for (var file : List.of("radiant-argus-the-supreme", "miss-onyx-censorius")) {
            try (var in = getClass().getResourceAsStream("/decks/" + file + ".yml")) {
                var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                found.add(decks.read(read(text)));
            }
        }
        assertThat(found).isEqualTo(StarterDecks.all());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whatCannotBeReadIsSaidWithItsLine(String found, String text) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(DeckFormatException.class)
                .hasMessageContaining(found);
    }

    static Stream<Arguments> whatCannotBeReadIsSaidWithItsLine() {
        return Stream.of(
                Arguments.of("not known: line 3, 'Nobody Knows It'.", "Logos\n136\nNobody Knows It"),
                Arguments.of("line 1, '999 logos'; line 2, '2x 998'.", "999 logos\n2x 998"),
                Arguments.of("line 5, 'x'; and 2 more.", "x\n".repeat(7)),
                Arguments.of("Line 2: set: expected one of [call-of-the-archons", "\nset: First"),
                Arguments.of("Line 2 is too long: 201 characters", "\n" + " ".repeat(201)),
                Arguments.of("at most 200 lines; found 201", "136\n".repeat(201)));
    }
}
