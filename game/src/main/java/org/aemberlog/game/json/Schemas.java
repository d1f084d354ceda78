package org.aemberlog.game.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * JSON Schemas (2020-12) of plain forms, made from the records themselves so that they cannot
 * differ. Types are named as in Java, nested ones with their outer type: {@code Effect.Steal}.
 */
public final class Schemas {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Map<String, Object> definitions = new LinkedHashMap<>();

    private Schemas() {}

    /**
     * The schema of a record, a sealed family or an enum, with every type that it needs under
     * {@code $defs}.
     */
    public static Map<String, Object> of(Class<?> type) {
        var types = new Schemas();
        var root = Codecs.of(type).schema(types);
        var schema = new LinkedHashMap<String, Object>();
        schema.put("$schema", DIALECT);
        if (root instanceof Map<?, ?> fields) {
            fields.forEach((name, value) -> schema.put((String) name, value));
        }
        if (!types.definitions.isEmpty()) {
            schema.put("$defs", types.definitions);
        }
        return schema;
    }

    /** A reference to a type, whose schema is made when it is first referred to. */
    Map<String, Object> named(Class<?> type, Supplier<Map<String, Object>> made) {
        var name = WireNames.ofType(type);
        if (!definitions.containsKey(name)) {
            // Its place is taken first, because the type may refer to itself.
            definitions.put(name, true);
            definitions.put(name, made.get());
        }
        return Map.of("$ref", "#/$defs/" + name);
    }

    /** A map in the order given: name, value, name, value. */
    Map<String, Object> object(Object... namesAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }
}
