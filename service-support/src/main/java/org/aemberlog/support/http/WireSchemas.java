package org.aemberlog.support.http;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.aemberlog.game.json.Schemas;

/** Describes the records of the game's codec in API documents as the codec writes them. */
public final class WireSchemas implements ModelConverter {

    private static final String DEFINITIONS = "#/$defs/";
    private static final String COMPONENTS = "#/components/schemas/";

    @Override
    public Schema<?> resolve(AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> others) {
        JavaType java = Json.mapper().constructType(type.getType());
        if (java != null && RecordDecoder.isOurs(java.getRawClass())) {
            return add(java.getRawClass(), "", UnaryOperator.identity(), context::defineModel);
        }
        return others.hasNext() ? others.next().resolve(type, context, others) : null;
    }

    /**
     * The schema of a changed form of a type.
     *
     * @param prefix goes before the names of the changed types
     * @param change what happens to each type's schema
     * @param components takes what the schema needs
     */
    public static Schema<?> add(
            Class<?> type,
            String prefix,
            UnaryOperator<Map<String, Object>> change,
            BiConsumer<String, Schema<?>> components) {
        var whole = new LinkedHashMap<>(Schemas.of(type));
        whole.remove("$schema");
        if (whole.remove("$defs") instanceof Map<?, ?> definitions) {
            definitions.forEach((name, definition) ->
                    components.accept(prefix + name, schema(change.apply(object(definition)), prefix)));
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
