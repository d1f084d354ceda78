package org.aemberlog.game.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Makes random instances of the game's records, the same ones for the same seed. */
public final class Samples {

    private static final int DEEPEST = 5;
    private static final int TRIES = 10_000;

    private final Random random;

    public Samples(long seed) {
        this.random = new Random(seed);
    }

    /** A random instance of a record, enum or sealed family that its constructor accepts. */
    public <T> T of(Class<T> type) {
        return type.cast(any(type, 0));
    }

    /** Every record of a sealed family, also of the families below it. */
    public static List<Class<?>> membersOf(Class<?> family) {
        var members = new ArrayList<Class<?>>();
        for (var member : family.getPermittedSubclasses()) {
            if (member.isSealed()) {
                members.addAll(membersOf(member));
            } else {
                members.add(member);
            }
        }
        return members;
    }

    private Object any(Type type, int depth) {
        if (type instanceof ParameterizedType given) {
            return container(given, depth);
        }
        var plain = (Class<?>) type;
        if (plain == String.class) {
            return random.nextInt(4) == 0 ? digits() : word();
        }
        if (plain == int.class || plain == Integer.class) {
            return random.nextInt(4);
        }
        if (plain == long.class || plain == Long.class) {
            return random.nextBoolean() ? random.nextLong() >> 11 : random.nextInt(100_000);
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return random.nextBoolean();
        }
        if (plain.isEnum()) {
            return pick(List.of(plain.getEnumConstants()));
        }
        return plain.isRecord() ? accepted(plain, depth) : member(plain, depth);
    }

    private Object container(ParameterizedType type, int depth) {
        var content = type.getActualTypeArguments();
        int size = depth > DEEPEST && !isEnum(content[0]) ? 0 : random.nextInt(4);
        if (type.getRawType() == Optional.class) {
            return size < 2 ? Optional.empty() : Optional.of(any(content[0], depth + 1));
        }
        if (type.getRawType() == List.class) {
            var list = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                list.add(any(content[0], depth + 1));
            }
            return list;
        }
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            map.put(any(content[0], depth + 1), any(content[1], depth + 1));
        }
        return map;
    }

    private static boolean isEnum(Type type) {
        return type instanceof Class<?> plain && plain.isEnum();
    }

    private Object member(Class<?> family, int depth) {
        var members = membersOf(family);
        return depth > DEEPEST
                ? accepted(
                        members.stream()
                                .min(Comparator.comparing(Samples::size))
                                .get(),
                        depth)
                : accepted(pick(members), depth);
    }

    private static long size(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .filter(it -> it.getType().isSealed() || it.getType().isRecord())
                .count();
    }

    /** Tries until the constructor takes what was rolled. */
    private Object accepted(Class<?> type, int depth) {
        var components = type.getRecordComponents();
        for (int i = 0; i < TRIES; i++) {
            try {
                var types = Arrays.stream(components).map(RecordComponent::getType);
                var constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
                constructor.setAccessible(true);
                var values = Arrays.stream(components).map(it -> any(it.getGenericType(), depth + 1));
                return constructor.newInstance(values.toArray());
            } catch (InvocationTargetException rejected) {
                if (!(rejected.getCause() instanceof IllegalArgumentException)) {
                    throw new IllegalStateException(type.getName(), rejected);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type.getName(), e);
            }
        }
        throw new IllegalStateException(type + " rejected every sample.");
    }

    private String word() {
        var word = new StringBuilder();
        for (int i = 0; i <= random.nextInt(8); i++) {
            word.append((char) ('a' + random.nextInt(26)));
        }
        return word.toString();
    }

    /** Some texts are 32 digits in hex. */
    private String digits() {
        return HexFormat.of().toHexDigits(random.nextLong()) + HexFormat.of().toHexDigits(random.nextLong());
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
