package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** To put a field into a text or cut it out is to do it to the object and write that. */
class TextFieldsTest {

    private static final List<String> NAMES = List.of("a", "at", "b", "hash", "hashes", "x");
    private static final List<Object> VALUES = List.of(
            1,
            -7L,
            true,
            "",
            "\"hash\":\"x\",",
            "a\\",
            "\\\"{[,",
            "æ 漢 \n",
            List.of(),
            List.of("]", List.of("}", 1), Map.of("hash", "y")),
            Map.of(),
            Map.of("hash", "z", "b", Map.of("hash", List.of("\"", 2))));

    private static Map<String, Object> some(SplittableRandom random) {
        var object = new HashMap<String, Object>();
        for (var name : NAMES) {
            if (random.nextBoolean()) {
                object.put(name, VALUES.get(random.nextInt(VALUES.size())));
            }
        }
        return object;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aTextChangesAsItsObjectDoes(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 500; i++) {
            var object = some(random);
            var name = NAMES.get(random.nextInt(NAMES.size()));
            var text = Canonical.textOfPlain(object);
            object.remove(name);
            var without = Canonical.textOfPlain(object);
            assertThat(Canonical.without(text, name))
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(without);
            var value = VALUES.get(random.nextInt(VALUES.size()));
            object.put(name, value);
            assertThat(Canonical.with(without, name, value))
                    .as("seed %d: %s", seed, without)
                    .isEqualTo(Canonical.textOfPlain(object));
        }
    }

    @Test
    void whatIsNotThereIsNotCutOut() {
        assertThat(Canonical.without("{\"a\":{\"hash\":1}}", "hash")).isEqualTo("{\"a\":{\"hash\":1}}");
    }
}
