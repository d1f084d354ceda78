package org.aemberlog.match.api;

import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.aemberlog.game.json.Schemas;

/** Puts the schemas of the game's own records among the components of an OpenAPI document. */
final class WireSchemas {

    private static final String DEFINITIONS = "#/$defs/";
    private static final String COMPONENTS = "#/components/schemas/";

    private final Components components;

    WireSchemas(Components components) {
        this.components = components;
    }

    /** Adds what a type needs, and gives the schema of the type itself. */
    Schema<?> add(Class<?> type) {
        return add(type, "", UnaryOperator.identity());
    }

    /**
     * Adds a changed form of what a type needs.
     *
     * @param prefix goes before the names of the changed types
     * @param change what happens to each type's schema
     */
    Schema<?> add(Class<?> type, String prefix, UnaryOperator<Map<String, Object>> change) {
        var whole = new LinkedHashMap<>(Schemas.of(type));
        whole.remove("$schema");
        if (whole.remove("$defs") instanceof Map<?, ?> definitions) {
            definitions.forEach((name, definition) -> {
                var changed = change.apply(object(definition));
                components.addSchemas(prefix + name, schema(changed, prefix));
            });
        }
        return schema(whole, prefix);
    }

    private static Schema<?> schema(Map<String, Object> plain, String prefix) {
        return Json31.mapper().convertValue(referring(plain, prefix), Schema.class);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object plain) {
        return new LinkedHashMap<>((Map<String, Object>) plain);
    }

    /** The same with references into the OpenAPI document. */
    private static Object referring(Object plain, String prefix) {
        return switch (plain) {
            case Map<?, ?> map -> {
                var changed = new LinkedHashMap<Object, Object>();
                map.forEach((key, value) -> changed.put(key, referring(value, prefix)));
                yield changed;
            }
            case List<?> list -> {
                var changed = new ArrayList<Object>();
                list.forEach(value -> changed.add(referring(value, prefix)));
                yield changed;
            }
            case String text
            when text.startsWith(DEFINITIONS) -> COMPONENTS + prefix + text.substring(DEFINITIONS.length());
            default -> plain;
        };
    }
}
