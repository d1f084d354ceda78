package org.aemberlog.game.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns records into plain values and back: maps, lists, texts, whole numbers and truth values.
 *
 * <ul>
 *   <li>a record is a map of its components in their order; one of a sealed family has its wire
 *       name as {@code type} first; a {@link Flat} one is its component
 *   <li>enum constants are in lower case with hyphens
 *   <li>empty optionals and empty lists are left out
 * </ul>
 */
public final class Plain {

    private Plain() {}

    /** The plain form of a record, or of a list, map or simple value of them. */
    public static Object of(Object value) {
        return switch (value) {
            case String s -> s;
            case Integer i -> i;
            case Long l -> l;
            case Boolean b -> b;
            case Enum<?> e -> Enums.write(e);
            case Collection<?> all -> {
                var list = new ArrayList<Object>(all.size());
                for (var each : all) {
                    list.add(of(each));
                }
                yield list;
            }
            case Map<?, ?> entries -> {
                var map = new LinkedHashMap<String, Object>();
                entries.forEach((key, each) -> map.put(String.valueOf(of(key)), of(each)));
                yield map;
            }
            case Record r -> record(r);
            default -> throw new IllegalArgumentException("No plain form of " + value.getClass());
        };
    }

    /** The plain form of a record that is not flat. */
    public static Map<String, Object> map(Record value) {
        var shape = Shape.of(value.getClass());
        var map = new LinkedHashMap<String, Object>();
        shape.name.ifPresent(name -> map.put("type", name));
        for (var part : shape.parts) {
            var each = part.of(value);
            if (each instanceof Optional<?> maybe) {
                each = maybe.orElse(null);
            }
            if (each != null && !(each instanceof Collection<?> all && all.isEmpty())) {
                map.put(part.name(), of(each));
            }
        }
        return map;
    }

    /** The values of a record's components, in their order. */
    public static List<Object> components(Record value) {
        var values = new ArrayList<Object>();
        for (var part : Shape.of(value.getClass()).parts) {
            values.add(part.of(value));
        }
        return values;
    }

    private static Object record(Record value) {
        var shape = Shape.of(value.getClass());
        return shape.flat ? of(shape.parts.getFirst().of(value)) : map(value);
    }

    /**
     * Reads a plain form strictly.
     *
     * @throws MalformedException naming the path when anything is missing, unknown or of the wrong
     *     kind
     */
    public static <T> T read(Class<T> type, Object plain) {
        return type.cast(Reading.read(type, plain, ""));
    }
}
