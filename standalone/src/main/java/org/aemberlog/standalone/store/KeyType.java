package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.bson.Document;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/**
 * The keys of an index: in MongoDB's order, value by value. Texts and numbers, which almost all
 * keys are made of, have short forms; anything else is written as BSON.
 */
final class KeyType extends BasicDataType<KeyValue> {

    private static final int VALUE_BYTES = 40;
    private static final String BOXED = "v";

    @Override
    public int compare(KeyValue one, KeyValue other) {
        int shared = Math.min(one.size(), other.size());
        for (int i = 0; i < shared; i++) {
            int order = compareValues(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private static int compareValues(Object one, Object other) {
        if (one instanceof String a && other instanceof String b) {
            return a.compareTo(b);
        }
        if (one instanceof Double a && other instanceof Double b) {
            return a.compareTo(b);
        }
        return ValueComparator.ascWithoutListHandling().compare(one, other);
    }

    @Override
    public int getMemory(KeyValue key) {
        int bytes = 0;
        for (var value : key) {
            bytes += VALUE_BYTES + (value instanceof String text ? text.length() : 0);
        }
        return bytes;
    }

    @Override
    public void write(WriteBuffer out, KeyValue key) {
        out.putVarInt(key.size());
        for (var value : key) {
            switch (value) {
                case String text -> {
                    out.put((byte) 's').putVarInt(text.length());
                    out.putStringData(text, text.length());
                }
                case Double number -> out.put((byte) 'd').putLong(Double.doubleToRawLongBits(number));
                case null, default -> {
                    out.put((byte) 'b');
                    DocumentType.INSTANCE.write(out, new Document(BOXED, value));
                }
            }
        }
    }

    @Override
    public KeyValue read(ByteBuffer in) {
        int size = DataUtils.readVarInt(in);
        var values = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            byte kind = in.get();
            values.add(
                    switch (kind) {
                        case 's' -> DataUtils.readString(in);
                        case 'd' -> Double.longBitsToDouble(in.getLong());
                        case 'b' -> DocumentType.INSTANCE.read(in).get(BOXED);
                        default -> throw new IllegalStateException("No kind of key: " + kind);
                    });
        }
        return new KeyValue(values);
    }

    @Override
    public KeyValue[] createStorage(int size) {
        return new KeyValue[size];
    }
}
