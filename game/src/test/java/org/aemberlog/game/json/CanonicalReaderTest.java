package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.junit.jupiter.api.Test;

/** Every text that is taken is the text of what was read. */
class CanonicalReaderTest {

    private static final int TEXTS = 20_000;
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\"a\"",
        "\"b\":",
        "\\",
        "\\n",
        "\\u000",
        "1f",
        "0",
        "1",
        "-",
        "-1",
        "9007199254740991",
        "9007199254740992",
        "2147483648",
        "true",
        "false",
        "null",
        " ",
        "\n",
        "é",
        "🂡",
        ".",
        "e5"
    };

    private static String textOf(Object plain) {
        var text = Canonical.textOfPlain(Map.of("it", plain));
        return text.substring("{\"it\":".length(), text.length() - 1);
    }

    @Test
    void readsEveryKindOfValue() {
        var text = "{\"b\":[1,-2,2147483648,true,false,\"\\u001f\\n\\\"é🂡\",{},[]],\"c\":{\"x\":0}}";
        var read = Canonical.read(text);
        assertThat(read)
                .isEqualTo(Map.of(
                        "b",
                        List.of(1, -2, 2147483648L, true, false, "\u001f\n\"é🂡", Map.of(), List.of()),
                        "c",
                        Map.of("x", 0)));
        assertThat(textOf(read)).isEqualTo(text);
    }

    @Test
    void takesNoSecondWayToSayTheSame() {
        for (var text : List.of(
                "",
                " 1",
                "1 ",
                "01",
                "-0",
                "+1",
                "1.0",
                "1e3",
                "null",
                "nul",
                "tru",
                "{\"a\":1,\"a\":1}",
                "{\"b\":1,\"a\":1}",
                "9007199254740992",
                "{\"a\": 1}",
                "{,}",
                "[1,]",
                "[1 ,2]",
                "{\"a\"}",
                "\"\\/\"",
                "\"\\u0041\"",
                "\"\\u001F\"",
                "\"\\u000a\"",
                "\"\t\"",
                "\"",
                "99999999999999999999",
                "-",
                "1-1",
                "[",
                "{",
                "]",
                "1,2",
                "\"\\ud83c\"")) {
            assertThatThrownBy(() -> Canonical.read(text))
                    .as(text)
                    .isInstanceOf(MalformedException.class)
                    .hasMessageContaining("expected");
        }
    }

    @Test
    void doesNotFollowAnythingDownForEver() {
        assertThatThrownBy(() -> Canonical.read("[".repeat(100_000))).hasMessageContaining("at most 64 levels");
    }

    @Test
    void whateverIsTakenIsWrittenTheSame() {
        long seed = Seeds.next();
        var random = new SplittableRandom(seed);
        var taken = new ArrayList<String>();
        for (int i = 0; i < TEXTS; i++) {
            var text = new StringBuilder();
            for (int pieces = random.nextInt(1, 6); pieces > 0; pieces--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            try {
                var read = Canonical.read(text.toString());
                assertThat(textOf(read)).as("seed %s", seed).isEqualTo(text.toString());
                taken.add(text.toString());
            } catch (MalformedException e) {
                assertThat(e.problem()).as("seed %s", seed).startsWith("expected");
            }
        }
        assertThat(taken).as("seed %s", seed).hasSizeGreaterThan(100);
    }
}
