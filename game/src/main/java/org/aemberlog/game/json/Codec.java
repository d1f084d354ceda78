package org.aemberlog.game.json;

/** How the values of one type are written and read. Found once per type by {@link Codecs}. */
interface Codec {

    /** The plain form of a value. */
    Object plain(Object value);

    /** Appends the canonical text of a value, without building its plain form. */
    void write(Object value, StringBuilder out);

    /** The value with this plain form, or a {@link MalformedException}. */
    Object read(Object plain);

    /** The JSON Schema of the plain form; named types are referred to and left to {@code types}. */
    Object schema(Schemas types);

    /** Whether a record leaves a component with this value out. */
    default boolean leavesOut(Object value) {
        return false;
    }

    /** What a component that was left out stands for; null when it cannot be left out. */
    default Object absent() {
        return null;
    }
}
