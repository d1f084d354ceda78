package org.aemberlog.game.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Records, as objects with a field per component. */
final class RecordCodec implements Codec {

    /** The field that names a record of a sealed family. */
    static final String TYPE = "type";

    private final Class<?> type;
    private final Optional<String> name;
    private volatile Shape shape;
    private volatile MethodHandle constructor;

    /** A codec of this record; {@code name} if it belongs to a sealed family. */
    RecordCodec(Class<?> type, Optional<String> name) {
        this.type = type;
        this.name = name;
    }

    Class<?> type() {
        return type;
    }

    String name() {
        return name.orElseThrow();
    }

    /** The first component of a record that has only one. */
    Object only(Object value) {
        return shape().components[0].of(value);
    }

    /** A new record with these components. */
    Object made(Object... values) {
        return make(values);
    }

    /** The components of a record in their order. */
    List<Object> components(Object value) {
        var values = new ArrayList<>();
        for (var component : shape().components) {
            values.add(component.of(value));
        }
        return values;
    }

    @Override
    public Map<String, Object> plain(Object value) {
        var plain = new LinkedHashMap<String, Object>();
        for (var component : shape().fields) {
            var content = component.of(value);
            if (!component.leavesOut(content)) {
                plain.put(component.name, component.codec.plain(content));
            }
        }
        return plain;
    }

    @Override
    public void write(Object value, StringBuilder out) {
        int start = out.length();
        for (var component : shape().fields) {
            var content = component.of(value);
            if (!component.leavesOut(content)) {
                component.codec.write(content, out.append(component.key));
            }
        }
        if (out.length() == start) {
            out.append("{}");
        } else {
            // In place of the first comma.
            out.setCharAt(start, '{');
            out.append('}');
        }
    }

    @Override
    public Object read(Object plain) {
        if (!(plain instanceof Map<?, ?> map)) {
            throw MalformedException.expected("an object", plain);
        }
        var shape = shape();
        var values = new Object[shape.components.length];
        int known = name.isPresent() && isNamed(map) ? 1 : 0;
        for (int i = 0; i < values.length; i++) {
            var component = shape.components[i];
            if (map.containsKey(component.name)) {
                known++;
                values[i] = component.read(map.get(component.name));
            } else {
                values[i] = component.codec.absent();
                if (values[i] == null) {
                    throw MalformedException.because("this field is missing").in(component.name);
                }
            }
        }
        if (known < map.size()) {
            throw unknownField(map);
        }
        return make(values);
    }

    private boolean isNamed(Map<?, ?> map) {
        if (!map.containsKey(TYPE)) {
            return false;
        }
        if (!name().equals(map.get(TYPE))) {
            throw MalformedException.expected("\"" + name() + "\"", map.get(TYPE))
                    .in(TYPE);
        }
        return true;
    }

    private MalformedException unknownField(Map<?, ?> map) {
        var names = new ArrayList<String>();
        for (var component : shape().components) {
            names.add(component.name);
        }
        for (var key : map.keySet()) {
            boolean typeOfFamily = name.isPresent() && TYPE.equals(key);
            if (!typeOfFamily && !(key instanceof String text && names.contains(text))) {
                var problem = "there is no such field; the fields are " + WireNames.few(names);
                return MalformedException.because(problem).in(String.valueOf(key));
            }
        }
        throw new IllegalStateException("Every field of " + map + " is known.");
    }

    @Override
    public Object schema(Schemas types) {
        return types.named(type, () -> fields(types));
    }

    private Map<String, Object> fields(Schemas types) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        name.ifPresent(it -> {
            properties.put(TYPE, Map.of("const", it));
            required.add(TYPE);
        });
        for (var component : shape().components) {
            properties.put(component.name, component.codec.schema(types));
            if (component.kept || component.codec.absent() == null) {
                required.add(component.name);
            }
        }
        return types.object(
                "type",
                "object",
                "properties",
                properties,
                "required",
                List.copyOf(required),
                "additionalProperties",
                false);
    }

    /** Looked up on first use and not before, because the card language is recursive. */
    private Shape shape() {
        var found = shape;
        if (found == null) {
            found = Shape.of(type, name);
            shape = found;
        }
        return found;
    }

    private Object make(Object[] values) {
        try {
            return (Object) constructor().invokeExact(values);
        } catch (IllegalArgumentException | NullPointerException | IndexOutOfBoundsException e) {
            throw MalformedException.because(String.valueOf(e.getMessage()), e);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("Cannot make a record", e);
        }
    }

    /** Looked up when a record is read for the first time: most are only written. */
    private MethodHandle constructor() {
        var found = constructor;
        if (found == null) {
            var types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            try {
                found = MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                        .findConstructor(type, MethodType.methodType(void.class, types))
                        .asSpreader(Object[].class, types.length)
                        .asType(MethodType.methodType(Object.class, Object[].class));
            } catch (IllegalAccessException | NoSuchMethodException e) {
                throw new IllegalStateException("Cannot make a record " + type.getName(), e);
            }
            constructor = found;
        }
        return found;
    }

    /**
     * A field of a record.
     *
     * @param key the name as it is written, after a comma
     * @param kept whether it is written also when it is empty
     */
    private record Component(String name, String key, Codec codec, boolean kept, MethodHandle getter) {

        boolean leavesOut(Object content) {
            return !kept && codec.leavesOut(content);
        }

        /** Gives the record, for a field that has the same content in each. */
        static final MethodHandle ITSELF = MethodHandles.identity(Object.class);

        Object of(Object record) {
            try {
                return (Object) getter.invokeExact(record);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException("Cannot read component " + name, e);
            }
        }

        Object read(Object plain) {
            try {
                return codec.read(plain);
            } catch (MalformedException e) {
                throw e.in(name);
            }
        }
    }

    /**
     * What is known of a record.
     *
     * @param components in their order
     * @param fields the components, and the name of a member of a family, in the order of their names (RFC 8785)
     */
    private record Shape(Component[] components, Component[] fields) {

        static Shape of(Class<?> type, Optional<String> name) {
            try {
                var lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
                var parts = type.getRecordComponents();
                var components = new Component[parts.length];
                for (int i = 0; i < parts.length; i++) {
                    components[i] = component(lookup, parts[i]);
                }
                var fields = Stream.concat(name.map(Shape::family).stream(), Arrays.stream(components))
                        .sorted(Comparator.comparing(Component::name))
                        .toArray(Component[]::new);
                return new Shape(components, fields);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("Cannot use record " + type.getName(), e);
            }
        }

        private static Component component(MethodHandles.Lookup lookup, RecordComponent part)
                throws IllegalAccessException {
            var getter = lookup.unreflect(part.getAccessor()).asType(MethodType.methodType(Object.class, Object.class));
            return component(
                    part.getName(),
                    Codecs.ofComponent(part.getGenericType()),
                    part.isAnnotationPresent(Kept.class),
                    getter);
        }

        /** The field that names a member of a family: the same for each of its values. */
        private static Component family(String member) {
            return component(TYPE, new Scalars.Fixed(member, '"' + member + '"'), true, Component.ITSELF);
        }

        private static Component component(String name, Codec codec, boolean kept, MethodHandle getter) {
            return new Component(name, ",\"" + name + "\":", codec, kept, getter);
        }
    }
}
