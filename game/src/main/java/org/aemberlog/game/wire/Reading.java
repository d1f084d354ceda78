package org.aemberlog.game.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads plain values as the types of record components. */
final class Reading {

    private Reading() {}

    static Object read(Type type, Object plain, String path) {
        if (type instanceof ParameterizedType generic) {
            return readGeneric(generic, plain, path);
        }
        var raw = (Class<?>) type;
        if (raw == String.class) {
            return text(plain, path);
        } else if (raw == int.class || raw == Integer.class) {
            return Math.toIntExact(number(plain, path, Integer.MIN_VALUE, Integer.MAX_VALUE));
        } else if (raw == long.class || raw == Long.class) {
            return number(plain, path, Long.MIN_VALUE, Long.MAX_VALUE);
        } else if (raw == boolean.class) {
            return bool(plain, path);
        } else if (raw.isEnum()) {
            return Enums.read(raw, text(plain, path), path);
        } else if (raw.isSealed()) {
            return readMember(raw, plain, path);
        } else if (raw.isRecord()) {
            return readRecord(raw, plain, path);
        }
        throw new IllegalArgumentException("No plain form of " + raw);
    }

    private static Object readGeneric(ParameterizedType type, Object plain, String path) {
        var arguments = type.getActualTypeArguments();
        if (type.getRawType() == Optional.class) {
            return Optional.ofNullable(plain).map(value -> read(arguments[0], value, path));
        } else if (type.getRawType() == List.class) {
            return readList(arguments[0], plain, path);
        } else if (type.getRawType() == Map.class) {
            var map = new LinkedHashMap<Object, Object>();
            fields(plain, path)
                    .forEach(
                            (key, value) ->
                                    map.put(
                                            read(arguments[0], key, path),
                                            read(arguments[1], value, join(path, key))));
            return map;
        }
        throw new IllegalArgumentException("No plain form of " + type);
    }

    private static List<Object> readList(Type type, Object plain, String path) {
        if (!(plain instanceof Collection<?> all)) {
            throw wrong(path, "a list", plain);
        }
        var list = new ArrayList<Object>(all.size());
        for (var each : all) {
            list.add(read(type, each, path + "[" + list.size() + "]"));
        }
        return list;
    }

    private static Object readMember(Class<?> family, Object plain, String path) {
        var fields = fields(plain, path);
        if (!fields.containsKey("type")) {
            throw new MalformedException(path, "the field 'type' is missing");
        }
        var name = text(fields.get("type"), join(path, "type"));
        var member = Shape.family(family).get(name);
        if (member == null) {
            throw new MalformedException(
                    join(path, "type"),
                    "expected one of " + Shape.family(family).keySet() + ", found '" + name + "'");
        }
        return readRecord(member, plain, path);
    }

    private static Object readRecord(Class<?> type, Object plain, String path) {
        var shape = Shape.of(type);
        if (shape.flat) {
            var value = read(shape.parts.getFirst().type(), plain, path);
            return shape.create(new Object[] {value}, path);
        }
        var fields = fields(plain, path);
        int known = shape.name.isPresent() && fields.containsKey("type") ? 1 : 0;
        var values = new Object[shape.parts.size()];
        for (int i = 0; i < values.length; i++) {
            var part = shape.parts.get(i);
            if (fields.containsKey(part.name())) {
                known++;
            }
            values[i] = component(part, fields.get(part.name()), join(path, part.name()));
        }
        if (known < fields.size()) {
            throw unknownField(shape, fields, path);
        }
        return shape.create(values, path);
    }

    private static Object component(Shape.Part part, Object plain, String path) {
        if (plain == null && part.type() instanceof ParameterizedType generic) {
            return generic.getRawType() == Optional.class
                    ? Optional.empty()
                    : generic.getRawType() == List.class ? List.of() : Map.of();
        }
        if (plain == null) {
            throw new MalformedException(path, "this field is missing");
        }
        return read(part.type(), plain, path);
    }

    private static MalformedException unknownField(
            Shape shape, Map<String, Object> fields, String path) {
        var names = shape.parts.stream().map(Shape.Part::name).toList();
        var unknown =
                fields.keySet().stream()
                        .filter(f -> !names.contains(f))
                        .filter(f -> shape.name.isEmpty() || !f.equals("type"))
                        .findFirst()
                        .orElseThrow();
        return new MalformedException(
                join(path, unknown), "there is no such field; the fields are " + names);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> fields(Object plain, String path) {
        if (plain instanceof Map<?, ?> map
                && map.keySet().stream().allMatch(String.class::isInstance)) {
            return (Map<String, Object>) map;
        }
        throw wrong(path, "an object", plain);
    }

    private static String text(Object plain, String path) {
        if (plain instanceof String s) {
            return s;
        }
        throw wrong(path, "a text", plain);
    }

    private static boolean bool(Object plain, String path) {
        if (plain instanceof Boolean b) {
            return b;
        }
        throw wrong(path, "true or false", plain);
    }

    private static long number(Object plain, String path, long least, long most) {
        boolean whole = plain instanceof Integer || plain instanceof Long;
        if (!whole) {
            throw wrong(path, "a whole number", plain);
        }
        long value = ((Number) plain).longValue();
        if (value < least || value > most) {
            throw new MalformedException(path, "the number is out of range: " + value);
        }
        return value;
    }

    private static MalformedException wrong(String path, String expected, Object found) {
        var kind =
                switch (found) {
                    case null -> "nothing";
                    case String s -> "a text";
                    case Number n -> "the number " + n;
                    case Boolean b -> String.valueOf(b);
                    case Collection<?> c -> "a list";
                    default -> "an object";
                };
        return new MalformedException(path, "expected " + expected + ", found " + kind);
    }

    private static String join(String path, String field) {
        return path.isEmpty() ? field : path + "." + field;
    }
}
