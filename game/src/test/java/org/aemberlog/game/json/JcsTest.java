package org.aemberlog.game.json;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.aemberlog.game.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The canonical text is that of RFC 8785: by its own examples, and by a library that is not ours. */
class JcsTest {

    private static final int VALUES = 2_000;

    /** The example of section 3.2.3, as it is given and as it has to be. */
    private static final String NAMES_GIVEN = """
            {
              "\\u20ac": "Euro Sign",
              "\\r": "Carriage Return",
              "\\ufb33": "Hebrew Letter Dalet With Dagesh",
              "1": "One",
              "\\ud83d\\ude00": "Emoji: Grinning Face",
              "\\u0080": "Control",
              "\\u00f6": "Latin Small Letter O With Diaeresis"
            }""";

    private static final String NAMES_CANONICAL = "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
            + "\"\u00f6\":\"Latin Small Letter O With Diaeresis\",\"\u20ac\":\"Euro Sign\","
            + "\"\ud83d\ude00\":\"Emoji: Grinning Face\",\"\ufb33\":\"Hebrew Letter Dalet With Dagesh\"}";

    private final long seed = Seeds.next();
    private final Random random = new Random(seed);

    @Test
    void namesAreInTheOrderOfTheirUtf16() {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("\u20ac", "Euro Sign");
        fields.put("\r", "Carriage Return");
        fields.put("\ufb33", "Hebrew Letter Dalet With Dagesh");
        fields.put("1", "One");
        fields.put("\ud83d\ude00", "Emoji: Grinning Face");
        fields.put("\u0080", "Control");
        fields.put("\u00f6", "Latin Small Letter O With Diaeresis");
        assertThat(Canonical.textOfPlain(fields)).isEqualTo(NAMES_CANONICAL);
        assertThat(Canonical.text(fields)).isEqualTo(NAMES_CANONICAL);
        assertThat(Canonical.read(NAMES_CANONICAL)).isEqualTo(fields);
        assertThat(ByOthers.canonical(NAMES_GIVEN)).isEqualTo(NAMES_CANONICAL);
    }

    /** The text of the example of section 3.2.2. */
    @Test
    void textsAreEscapedAsTheExampleHasIt() {
        var canonical = "\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"";
        assertThat(Canonical.text("\u20ac$\u000f\nA'B\"\\\\\"/")).isEqualTo(canonical);
        assertThat(ByOthers.canonical("[\"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\\"\\/\"]"))
                .isEqualTo("[" + canonical + "]");
    }

    /** Zero as in appendix B, and the largest of which it says that readers take them for whole numbers. */
    @ParameterizedTest
    @CsvSource({
        "0000000000000000, 0",
        "8000000000000000, 0",
        "41dfffffffc00000, 2147483647",
        "433fffffffffffff, 9007199254740991",
        "c33fffffffffffff, -9007199254740991"
    })
    void wholeNumbersAreWrittenAsDoublesAre(String bits, String text) {
        double number = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));
        assertThat(Canonical.text((long) number)).isEqualTo(text);
        assertThat(ByOthers.canonical("[" + number + "]")).isEqualTo("[" + text + "]");
        assertThat(Canonical.textOfPlain(Map.of("n", Canonical.read(text)))).isEqualTo("{\"n\":" + text + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-0",
                "9007199254740992",
                "-9007199254740992",
                "295147905179352830000",
                "5e-324",
                "1e+23",
                "333333333.3333333",
                "NaN",
                "Infinity"
            })
    void otherNumbersOfAppendixBAreNone(String number) {
        assertThatThrownBy(() -> Canonical.read(number)).isInstanceOf(MalformedException.class);
    }

    @Test
    void aLibraryMakesTheSameTextOfWhateverIsWrittenInAnyOrder() {
        for (int i = 0; i < VALUES; i++) {
            var plain = object(4);
            var text = Canonical.textOfPlain(plain);
            assertThat(ByOthers.canonical(scrambled(plain)))
                    .as("seed %s, value %s", seed, i)
                    .isEqualTo(text);
            assertThat(Canonical.read(text)).as("seed %s, value %s", seed, i).isEqualTo(plain);
        }
    }

    private Map<String, Object> object(int depth) {
        var fields = new LinkedHashMap<String, Object>();
        for (int i = random.nextInt(6); i > 0; i--) {
            fields.put(text(), value(depth - 1));
        }
        return fields;
    }

    private Object value(int depth) {
        return switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0 -> text();
            case 1 -> random.nextInt();
            case 2 -> random.nextBoolean();
            case 3 -> (1L << 31) + (random.nextLong() >>> 12);
            case 4 -> object(depth);
            default -> random.ints(random.nextInt(4), 0, 9).boxed().toList();
        };
    }

    /** Characters of every kind: controls, quotes, letters, the end of the plane, and beyond it. */
    private String text() {
        var text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.appendCodePoint(
                    switch (random.nextInt(5)) {
                        case 0 -> random.nextInt(0x20);
                        case 1 -> "\"\\/\u007f".charAt(random.nextInt(4));
                        case 2 -> random.nextInt('a', 'd');
                        case 3 -> random.nextInt(0xe000, 0x10000);
                        default -> random.nextInt(0x10000, 0x110000);
                    });
        }
        return text.toString();
    }

    /** A JSON text with fields in any order, spaces, and every character escaped. */
    private String scrambled(Object plain) {
        return switch (plain) {
            case Map<?, ?> map -> {
                var names = new ArrayList<Object>(map.keySet());
                Collections.shuffle(names, random);
                yield names.stream()
                        .map(name -> scrambled(name) + " : " + scrambled(map.get(name)))
                        .collect(joining(" ,\n", "{ ", " }"));
            }
            case List<?> list -> list.stream().map(this::scrambled).collect(joining(" , ", "[ ", " ]"));
            case String text -> text.chars().mapToObj("\\u%04X"::formatted).collect(joining("", "\"", "\""));
            default -> plain.toString();
        };
    }
}
