package org.aemberlog.game.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.aemberlog.game.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names are seen for what they are. */
class ShownNameTest {

    private static final int MANY = 20_000;
    private static final String DRAGON = Character.toString(0x1F409);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ann",
                "Æmber Ænigma",
                "Miss “Onyx” Censorius",
                "Zo\u00EB",
                "Ольга",
                "田中",
                "عمر",
                "निशा",
                "=1+1",
                "O'Neil-Smith, Jr."
            })
    void whatCanBeSeenIsAName(String name) {
        assertThat(ShownName.ofPlayer(name)).isEqualTo(name);
        assertThat(ShownName.ofDeck(name)).isEqualTo(name);
        assertThat(new SeatSetup(name, deck("Deck"), 0).player()).isEqualTo(name);
    }

    static Stream<Arguments> written() {
        return Stream.of(
                Arguments.of("  Ann \u3000 Lee\u00A0", "Ann Lee"),
                Arguments.of("Zoe\u0308", "Zo\u00EB"),
                Arguments.of("\uFF21\uFF4E\uFF4E", "Ann"),
                Arguments.of("\uFB01n", "fin"));
    }

    @ParameterizedTest
    @MethodSource("written")
    void aNameIsKeptInOneForm(String said, String kept) {
        assertThat(ShownName.ofPlayer(said)).isEqualTo(kept);
        assertThatThrownBy(() -> new SeatSetup(said, deck("Deck"), 0)).hasMessageContaining("'" + kept + "'");
        assertThatThrownBy(() -> deck(said)).hasMessageContaining("'" + kept + "'");
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 7, 9, 10, 13, 27, 0x7F, 0x85, 0xAD, 0x34F, 0x61C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E,
                0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
                0x2800, 0x3164, 0xD800, 0xE000, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFFE, 0xE0041, 0xF0000
            })
    void whatCannotBeSeenIsNamedAndRejected(int hidden) {
        var name = "Ann" + Character.toString(hidden) + "ie";
        var said = "U+%04X".formatted(hidden);
        assertThatThrownBy(() -> ShownName.ofPlayer(name)).hasMessageContaining(said);
        assertThatThrownBy(() -> ShownName.ofDeck(name)).hasMessageContaining(said);
        assertThatThrownBy(() -> ShownName.requireVisible(name)).hasMessageContaining(said);
        assertThatThrownBy(() -> new SeatSetup(name, deck("Deck"), 0)).hasMessageContaining(said);
        assertThatThrownBy(() -> deck(name)).hasMessageContaining(said);
    }

    @Test
    void aNameHasALengthInCharactersAndNotInPieces() {
        assertThat(ShownName.ofPlayer(DRAGON.repeat(40))).hasSize(80);
        for (var name : List.of("", " ", "\u3000", DRAGON.repeat(41), "x".repeat(41))) {
            assertThatThrownBy(() -> ShownName.ofPlayer(name)).hasMessageContaining("1 to 40");
        }
        assertThatThrownBy(() -> ShownName.ofDeck("x".repeat(81))).hasMessageContaining("1 to 80");
    }

    @Test
    void accentsAreNotPiledUp() {
        assertThatThrownBy(() -> ShownName.ofPlayer("q" + "\u0323".repeat(5))).hasMessageContaining("U+0323");
        assertThatThrownBy(() -> ShownName.ofPlayer("\u0323q")).hasMessageContaining("U+0323");
    }

    @Test
    void whatIsKeptIsKeptAsItIs() {
        long seed = Seeds.next();
        var random = new SplittableRandom(seed);
        int kept = 0;
        for (int i = 0; i < MANY; i++) {
            var text = new StringBuilder();
            for (int n = random.nextInt(1, 6); n > 0; n--) {
                text.appendCodePoint(random.nextInt(0x3000));
            }
            try {
                var name = ShownName.ofPlayer(text.toString());
                kept++;
                assertThat(ShownName.ofPlayer(name)).as("seed %s", seed).isEqualTo(name);
            } catch (IllegalArgumentException rejected) {
                assertThat(rejected).as("seed %s", seed).hasMessageStartingWith("name: ");
            }
        }
        assertThat(kept).as("seed %s", seed).isPositive();
    }

    private static DeckList deck(String name) {
        return new DeckList("d", name, List.of(), List.of());
    }
}
