package org.aemberlog.support.http;

import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;

/** Writes records as the canonical JSON of the game's codec; also those that events of a stream carry. */
final class RecordEncoder extends AbstractEncoder<Object> {

    RecordEncoder() {
        super(MediaType.APPLICATION_JSON);
    }

    @Override
    public boolean canEncode(ResolvableType type, MimeType form) {
        return super.canEncode(type, form) && RecordDecoder.isOurs(type.toClass());
    }

    @Override
    public Flux<DataBuffer> encode(
            Publisher<?> values,
            DataBufferFactory buffers,
            ResolvableType type,
            MimeType form,
            Map<String, Object> hints) {
        return Flux.from(values).map(value -> encodeValue(value, buffers, type, form, hints));
    }

    @Override
    public DataBuffer encodeValue(
            Object value, DataBufferFactory buffers, ResolvableType type, MimeType form, Map<String, Object> hints) {
        return buffers.wrap(Canonical.bytes(value));
    }
}
