package org.aemberlog.game.json;

import java.util.List;
import java.util.Map;

/**
 * The plain form of records: maps in the order of their names, lists, {@code String}, {@code
 * Integer}, {@code Long} and {@code Boolean}, as every JSON library and document store takes them.
 *
 * <p>A record of a sealed family has its wire name as {@code type}; constants of enums are in lower
 * case with hyphens; a whole number is at most 2^53 - 1 either way, which every reader of JSON gets exactly; {@link Flat} records are their component; empty optional values and
 * empty lists are left out of their record, unless they are {@link Kept}. Types are looked at once and never again, so writing a
 * event costs no reflection.
 */
public final class Plain {

    private Plain() {}

    /**
     * The plain form of a record, an enum constant, a scalar, or a list or map of these.
     *
     * @throws IllegalArgumentException for a type that has none, which is a bug
     */
    public static Object of(Object value) {
        return Codecs.of(value.getClass()).plain(value);
    }

    /** The plain form of a record that is not {@link Flat}. */
    public static Map<String, Object> map(Record value) {
        return Codecs.ofObject(value).plain(value);
    }

    /** The values of a record's components, in their order; not plain. */
    public static List<Object> components(Record value) {
        return Codecs.componentsOf(value);
    }

    /**
     * The value of this type with this plain form: the inverse of {@link #of}. Unknown, missing and
     * wrong fields are rejected, so that a typing error is never taken for a wish.
     *
     * @throws MalformedException when {@code plain} is no plain form of the type
     */
    public static <T> T read(Class<T> type, Object plain) {
        return type.cast(Codecs.of(type).read(plain));
    }
}
