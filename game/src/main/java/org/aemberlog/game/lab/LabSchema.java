package org.aemberlog.game.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.json.Schemas;

/** The JSON Schema of what is said to the lab and what it answers. */
public final class LabSchema {

    private static final String DEFINITIONS = "$defs";
    private static final String REFERENCE = "$ref";
    private static final String PREFIX = "#/" + DEFINITIONS + "/";

    /** Events are described on their own; here they are objects that say what they are. */
    private static final String EVENT = "MatchEvent";

    private LabSchema() {}

    /** One schema for every line: a command or an answer. */
    public static Map<String, Object> document() {
        var command = Schemas.of(Command.class);
        var answer = Schemas.of(Answer.class);
        var all = new LinkedHashMap<Object, Object>();
        all.putAll((Map<?, ?>) command.get(DEFINITIONS));
        all.putAll((Map<?, ?>) answer.get(DEFINITIONS));
        all.put(
                EVENT,
                ordered(
                        "type", "object",
                        "properties", Map.of("type", Map.of("type", "string")),
                        "required", List.of("type")));
        var lines = List.of(reference(command), reference(answer));
        var needed = new LinkedHashMap<Object, Object>();
        collect(lines, all, needed);
        return ordered(
                "$schema",
                command.get("$schema"),
                "title",
                "What is said to the lab, and what it answers",
                "oneOf",
                lines,
                DEFINITIONS,
                needed);
    }

    private static Map<String, Object> reference(Map<String, Object> schema) {
        return Map.of(REFERENCE, schema.get(REFERENCE));
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /** Takes the definitions that a part of the schema refers to, and those they refer to. */
    private static void collect(Object part, Map<?, ?> all, Map<Object, Object> needed) {
        if (part instanceof List<?> list) {
            list.forEach(each -> collect(each, all, needed));
        } else if (part instanceof Map<?, ?> map) {
            if (map.get(REFERENCE) instanceof String reference) {
                var name = reference.substring(PREFIX.length());
                if (needed.putIfAbsent(name, all.get(name)) == null) {
                    collect(all.get(name), all, needed);
                }
            }
            map.values().forEach(each -> collect(each, all, needed));
        }
    }
}
