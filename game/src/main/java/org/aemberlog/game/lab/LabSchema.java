package org.aemberlog.game.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.wire.Schemas;

/** The JSON Schema of what is said to the lab and what it answers. */
public final class LabSchema {

    private static final String DEFINITIONS = "$defs";

    private LabSchema() {}

    /** One schema for every line: a command or an answer. */
    public static Map<String, Object> document() {
        var command = Schemas.of(Command.class);
        var answer = Schemas.of(Answer.class);
        var definitions = new LinkedHashMap<Object, Object>();
        definitions.putAll((Map<?, ?>) command.get(DEFINITIONS));
        definitions.putAll((Map<?, ?>) answer.get(DEFINITIONS));
        var document = new LinkedHashMap<String, Object>();
        document.put("$schema", command.get("$schema"));
        document.put("title", "What is said to the lab, and what it answers");
        document.put("oneOf", List.of(reference(command), reference(answer)));
        document.put(DEFINITIONS, definitions);
        return document;
    }

    private static Map<String, Object> reference(Map<String, Object> schema) {
        return Map.of("$ref", schema.get("$ref"));
    }
}
