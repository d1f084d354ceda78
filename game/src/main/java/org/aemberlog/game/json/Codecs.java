package org.aemberlog.game.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the codec of a type. Codecs are made once per class and shared by all threads. */
final class Codecs {

    private static final Codec TEXT = new Scalars.Text();
    private static final Codec INT = new Scalars.Int();
    private static final Codec WHOLE = new Scalars.Whole();
    private static final Codec TRUTH = new Scalars.Truth();
    private static final Codec ANY = new AnyCodec();

    private static final ClassValue<Codec> BY_CLASS = new ClassValue<>() {
        @Override
        protected Codec computeValue(Class<?> type) {
            return make(type);
        }
    };

    private Codecs() {}

    static Codec of(Class<?> type) {
        return BY_CLASS.get(type);
    }

    /** The codec of a record that is an object on the wire. */
    static RecordCodec ofObject(Record value) {
        if (of(value.getClass()) instanceof RecordCodec codec) {
            return codec;
        }
        throw new IllegalArgumentException(value + " is flat, and no object on the wire.");
    }

    static List<Object> componentsOf(Record value) {
        return of(value.getClass()) instanceof FlatCodec flat
                ? flat.record().components(value)
                : ofObject(value).components(value);
    }

    /** The codec of a record's component, which alone can be optional. */
    static Codec ofComponent(Type type) {
        if (type instanceof ParameterizedType given && given.getRawType() == Optional.class) {
            return new Containers.Maybe(of(given.getActualTypeArguments()[0]));
        }
        return of(type);
    }

    private static Codec of(Type type) {
        if (type instanceof Class<?> plain) {
            return of(plain);
        }
        if (type instanceof ParameterizedType given) {
            var arguments = given.getActualTypeArguments();
            if (given.getRawType() == List.class) {
                return new Containers.Listed(of(arguments[0]));
            }
            if (given.getRawType() == Map.class) {
                return new Containers.Mapped(of(arguments[0]), of(arguments[1]));
            }
        }
        throw unsupported(type);
    }

    private static Codec make(Class<?> type) {
        if (type == String.class) {
            return TEXT;
        }
        if (type == int.class || type == Integer.class) {
            return INT;
        }
        if (type == long.class || type == Long.class) {
            return WHOLE;
        }
        if (type == boolean.class || type == Boolean.class) {
            return TRUTH;
        }
        if (type == Object.class) {
            return ANY;
        }
        if (Enum.class.isAssignableFrom(type)) {
            // A constant with a body has a class of its own below the enum's.
            return type.isEnum() ? Scalars.Constant.of(type) : of(type.getSuperclass());
        }
        if (type.isRecord()) {
            return ofRecord(type);
        }
        if (type.isSealed()) {
            return new FamilyCodec(type);
        }
        if (Collection.class.isAssignableFrom(type)) {
            return new Containers.Listed(ANY);
        }
        if (Map.class.isAssignableFrom(type)) {
            return new Containers.Mapped(ANY, ANY);
        }
        throw unsupported(type);
    }

    private static Codec ofRecord(Class<?> type) {
        if (Flat.class.isAssignableFrom(type)) {
            return FlatCodec.of(type);
        }
        if (!ofFamily(type)) {
            return new RecordCodec(type, Optional.empty());
        }
        for (var component : type.getRecordComponents()) {
            if (component.getName().equals(RecordCodec.TYPE)) {
                throw new IllegalStateException(type + ": in a sealed family the component 'type' needs another name.");
            }
        }
        return new RecordCodec(type, Optional.of(WireNames.ofRecord(type)));
    }

    private static boolean ofFamily(Class<?> type) {
        for (var parent : type.getInterfaces()) {
            if (parent.isSealed() || ofFamily(parent)) {
                return true;
            }
        }
        return false;
    }

    private static IllegalArgumentException unsupported(Type type) {
        return new IllegalArgumentException(
                type.getTypeName() + " has no plain form; use records, lists, maps and scalars.");
    }

    /** Elements of which only the value itself tells the type. */
    private record AnyCodec() implements Codec {
        @Override
        public Object plain(Object value) {
            return of(value.getClass()).plain(value);
        }

        @Override
        public void write(Object value, StringBuilder out) {
            of(value.getClass()).write(value, out);
        }

        @Override
        public Object read(Object plain) {
            if (plain == null) {
                throw MalformedException.expected("a value", null);
            }
            return plain;
        }

        @Override
        public Object schema(Schemas types) {
            return true;
        }
    }
}
