package org.aemberlog.game.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How one record class is written and read, worked out once. */
final class Shape {

    private static final ClassValue<Shape> SHAPES =
            new ClassValue<>() {
                @Override
                protected Shape computeValue(Class<?> type) {
                    return new Shape(type);
                }
            };

    private static final ClassValue<Map<String, Class<?>>> FAMILIES =
            new ClassValue<>() {
                @Override
                protected Map<String, Class<?>> computeValue(Class<?> type) {
                    var members = new LinkedHashMap<String, Class<?>>();
                    collect(type, members);
                    return members;
                }
            };

    final Class<?> type;
    final Optional<String> name;
    final List<Part> parts = new ArrayList<>();
    final boolean flat;
    private final MethodHandle constructor;

    /** A component: its name, its declared type and how to get it. */
    record Part(String name, Type type, MethodHandle accessor) {
        Object of(Object owner) {
            try {
                return accessor.invokeExact(owner);
            } catch (Throwable e) {
                throw new IllegalStateException("A record lets its components be read.", e);
            }
        }
    }

    private Shape(Class<?> type) {
        this.type = type;
        this.flat = Flat.class.isAssignableFrom(type);
        this.name =
                Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)
                        ? Optional.of(nameOf(type))
                        : Optional.empty();
        try {
            var lookup = MethodHandles.lookup();
            var components = type.getRecordComponents();
            for (RecordComponent c : components) {
                var getter = lookup.unreflect(c.getAccessor());
                parts.add(
                        new Part(
                                c.getName(),
                                c.getGenericType(),
                                getter.asType(MethodType.methodType(Object.class, Object.class))));
            }
            var raw = Arrays.stream(components).map(RecordComponent::getType);
            this.constructor =
                    lookup.unreflectConstructor(
                                    type.getDeclaredConstructor(raw.toArray(Class<?>[]::new)))
                            .asSpreader(Object[].class, components.length);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " has to be a public record.", e);
        }
    }

    static Shape of(Class<?> type) {
        return SHAPES.get(type);
    }

    /** The records of a sealed family by their wire names. */
    static Map<String, Class<?>> family(Class<?> sealed) {
        return FAMILIES.get(sealed);
    }

    Object create(Object[] values, String path) {
        try {
            return constructor.invoke(values);
        } catch (IllegalArgumentException | NullPointerException | IndexOutOfBoundsException e) {
            throw new MalformedException(path, String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            throw new IllegalStateException("Cannot make a " + type, e);
        }
    }

    static String kebab(String camel) {
        return camel.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static String nameOf(Class<?> type) {
        var explicit = type.getAnnotation(WireName.class);
        return explicit != null ? explicit.value() : kebab(type.getSimpleName());
    }

    private static void collect(Class<?> sealed, Map<String, Class<?>> members) {
        for (var member : sealed.getPermittedSubclasses()) {
            if (member.isSealed()) {
                collect(member, members);
            } else {
                members.put(nameOf(member), member);
            }
        }
    }
}
