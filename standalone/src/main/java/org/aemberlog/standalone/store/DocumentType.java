package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Map;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** Documents, written as BSON. */
final class DocumentType extends BasicDataType<Document> {

    static final DocumentType INSTANCE = new DocumentType();

    private static final int USUAL_BYTES = 2048;

    /** What a value takes in memory beside the characters of a text. */
    private static final int VALUE_BYTES = 48;

    private DocumentType() {}

    @Override
    public int getMemory(Document document) {
        return memoryOf(document);
    }

    private static int memoryOf(Object value) {
        return switch (value) {
            case String text -> VALUE_BYTES + text.length();
            case Map<?, ?> map -> memoryOf(map.values()) + map.size() * VALUE_BYTES;
            case Collection<?> all -> {
                int bytes = VALUE_BYTES;
                for (var each : all) {
                    bytes += memoryOf(each);
                }
                yield bytes;
            }
            case null, default -> VALUE_BYTES;
        };
    }

    @Override
    public void write(WriteBuffer out, Document document) {
        var bytes = PooledByteBufAllocator.DEFAULT.heapBuffer(USUAL_BYTES);
        try {
            BsonEncoder.encodeDocument(document, bytes);
            out.put(bytes.nioBuffer());
        } finally {
            bytes.release();
        }
    }

    @Override
    public Document read(ByteBuffer in) {
        var bytes = Unpooled.wrappedBuffer(in);
        var document = BsonDecoder.decodeBson(bytes);
        in.position(in.position() + bytes.readerIndex());
        return document;
    }

    @Override
    public Document[] createStorage(int size) {
        return new Document[size];
    }
}
