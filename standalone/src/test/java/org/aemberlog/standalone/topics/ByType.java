package org.aemberlog.standalone.topics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Families of records, read by their {@code type}. The documents say {@code oneOf}; a validator then
 * tries every member, and in it every member of what it holds: a minute for the cards. Told to look
 * at the type first it takes a second, and says what is wrong in the one member that is meant.
 */
final class ByType {

    private ByType() {}

    /** The same schemas, where {@code oneOf} has become the list of types and what follows from each. */
    static Map<String, Object> of(Map<String, Object> schemas) {
        var result = new LinkedHashMap<String, Object>();
        schemas.forEach((name, schema) -> {
            var members = ((Map<?, ?>) schema).get("oneOf");
            result.put(name, members == null ? schema : family((List<?>) members, schemas));
        });
        return result;
    }

    private static Map<String, Object> family(List<?> members, Map<String, Object> schemas) {
        var types = members.stream()
                .map(member -> type((Map<?, ?>) member, schemas))
                .toList();
        var branches = members.stream()
                .map(member -> Map.of(
                        "if",
                        Map.of("properties", Map.of("type", Map.of("const", type((Map<?, ?>) member, schemas)))),
                        "then",
                        member))
                .toList();
        return Map.of(
                "type",
                "object",
                "properties",
                Map.of("type", Map.of("enum", types)),
                "required",
                List.of("type"),
                "allOf",
                branches);
    }

    private static Object type(Map<?, ?> member, Map<String, Object> schemas) {
        var reference = String.valueOf(member.get("$ref"));
        var schema = (Map<?, ?>) schemas.get(reference.substring(reference.lastIndexOf('/') + 1));
        var properties = (Map<?, ?>) schema.get("properties");
        return ((Map<?, ?>) properties.get("type")).get("const");
    }
}
