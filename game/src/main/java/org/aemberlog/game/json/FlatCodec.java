package org.aemberlog.game.json;

import java.util.Optional;

/** A {@link Flat} record, written as its one component. */
record FlatCodec(RecordCodec record, Codec component) implements Codec {

    static FlatCodec of(Class<?> type) {
        var components = type.getRecordComponents();
        if (components.length != 1) {
            throw new IllegalStateException(type + " is flat and has not one component.");
        }
        return new FlatCodec(
                new RecordCodec(type, Optional.empty()), Codecs.ofComponent(components[0].getGenericType()));
    }

    @Override
    public Object plain(Object value) {
        return component.plain(record.only(value));
    }

    @Override
    public void write(Object value, StringBuilder out) {
        component.write(record.only(value), out);
    }

    @Override
    public Object read(Object plain) {
        return record.made(component.read(plain));
    }

    @Override
    public Object schema(Schemas types) {
        return component.schema(types);
    }
}
