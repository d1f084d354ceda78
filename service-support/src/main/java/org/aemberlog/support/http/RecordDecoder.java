package org.aemberlog.support.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.problems.Problem;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractDataBufferDecoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;
import tools.jackson.core.JacksonException;

/**
 * Reads bodies strictly, as UTF-8 only: JSON objects as records of the game's codec or as maps, and plain text.
 * Whatever is wrong is the problem {@code malformed} and names the place.
 */
final class RecordDecoder extends AbstractDataBufferDecoder<Object> {

    RecordDecoder() {
        super(MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN);
    }

    @Override
    public boolean canDecode(ResolvableType type, MimeType form) {
        boolean text = MediaType.TEXT_PLAIN.equalsTypeAndSubtype(form);
        return super.canDecode(type, form)
                && (text ? type.toClass() == String.class : type.toClass() == Map.class || isOurs(type.toClass()));
    }

    /** Whether the game's codec writes and reads these. */
    static boolean isOurs(Class<?> type) {
        return (type.isRecord() || type.isSealed()) && type.getName().startsWith("org.aemberlog.");
    }

    @Override
    public Object decode(DataBuffer buffer, ResolvableType type, MimeType form, Map<String, Object> hints) {
        var bytes = new byte[buffer.readableByteCount()];
        buffer.read(bytes);
        DataBufferUtils.release(buffer);
        var text = text(bytes);
        if (type.toClass() == String.class) {
            return text;
        }
        var object = object(text);
        return type.toClass() == Map.class ? object : Malformed.unless(() -> Plain.read(type.toClass(), object));
    }

    private static String text(byte[] body) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Problem.malformed("The body has to be in UTF-8.");
        }
    }

    private Map<?, ?> object(String text) {
        try {
            if (StrictJson.read(text) instanceof Map<?, ?> object) {
                return object;
            }
            throw Problem.malformed("The body has to be a JSON object.");
        } catch (JacksonException e) {
            var at = e.getLocation();
            var where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw Problem.malformed("The body has to be JSON; it is malformed" + where + ".");
        }
    }
}
