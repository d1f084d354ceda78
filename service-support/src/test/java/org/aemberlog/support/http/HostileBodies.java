package org.aemberlog.support.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** What somebody may send in the place of a good body, to see what happens. */
final class HostileBodies {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String HERE = "\"<here>\"";

    /** Good in some places: a name may be almost anything, and not every list or object has to hold something. */
    private static final List<String> SOMEWHERE_GOOD =
            List.of("{}", "[]", "\"\"", "\"../../x\"", "\"$where\"", "\"7\"", "-0", "true");

    private static final List<String> NOWHERE_GOOD = List.of(
            "null",
            "[null]",
            "{\"\":{}}",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\udc00\\ud800\"",
            "\"\\u202e\"",
            "{\"$gt\":\"\"}",
            "-1",
            "0.5",
            "1e400",
            "1e-400",
            "9007199254740993",
            "-9223372036854775809",
            "9".repeat(900),
            "[".repeat(400) + "]".repeat(400),
            "[" + "0,".repeat(30_000) + "0]",
            "\"" + "x".repeat(60_000) + "\"");

    private HostileBodies() {}

    /** A good body with something in the place of each of its values that is good nowhere. */
    static Stream<String> bad(Map<String, Object> good) {
        return with(NOWHERE_GOOD, good);
    }

    /** The same with something that may be good there. */
    static Stream<String> doubtful(Map<String, Object> good) {
        return with(SOMEWHERE_GOOD, good);
    }

    private static Stream<String> with(List<String> values, Map<String, Object> good) {
        var templates = new ArrayList<Object>();
        places(good, it -> it, templates);
        var written = templates.stream().map(JSON::writeValueAsString).toList();
        return written.stream().flatMap(it -> values.stream().map(value -> it.replace(HERE, value)));
    }

    /** What is no JSON object at all, or no object that one can be sure of. */
    static Stream<String> instead(Map<String, Object> good) {
        var text = JSON.writeValueAsString(good);
        return Stream.of(
                "",
                " ",
                "null",
                "[]",
                "7",
                "\"x\"",
                "[" + text + "]",
                text + text,
                text + "]",
                text.substring(0, text.length() - 1),
                "\ufeff" + text,
                "\u0000" + text,
                text.replaceFirst("\\{", "{\"x\":1,"),
                text.replaceFirst("\\{", "{\"__proto__\":{},"),
                text.replaceFirst("\\{\"([^\"]+)\":", "{\"$1\":null,\"$1\":"),
                "{'a':1}",
                "{\"a\":NaN}",
                "{\"a\":01}",
                "// x\n" + text,
                "{\"a\":".repeat(5_000),
                "[".repeat(60_000));
    }

    private static void places(Object value, UnaryOperator<Object> around, List<Object> found) {
        found.add(around.apply("<here>"));
        if (value instanceof Map<?, ?> object) {
            object.forEach((key, inner) -> places(
                    inner,
                    replaced -> {
                        var copy = new LinkedHashMap<Object, Object>(object);
                        copy.put(key, replaced);
                        return around.apply(copy);
                    },
                    found));
        } else if (value instanceof List<?> list) {
            IntStream.range(0, list.size())
                    .forEach(i -> places(
                            list.get(i),
                            replaced -> {
                                var copy = new ArrayList<Object>(list);
                                copy.set(i, replaced);
                                return around.apply(copy);
                            },
                            found));
        }
    }
}
