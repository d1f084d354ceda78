package org.aemberlog.support.problems;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads what clients send, strictly. */
public class RequestReader {

    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_.:-]{1,64}");

    private final JsonMapper json = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * A JSON object.
     *
     * @throws Problem when it is none, naming the place
     */
    @SuppressWarnings("unchecked")
    public Map<String, Object> object(byte[] body) {
        if (json(body) instanceof Map<?, ?> object) {
            return (Map<String, Object>) object;
        }
        throw Problem.malformed("The body has to be a JSON object.");
    }

    /**
     * Any JSON value, for {@link #read} to say what is wrong with it.
     *
     * @throws Problem when it is no JSON or says a field twice, naming the place
     */
    public Object json(byte[] body) {
        try {
            return json.readValue(text(body), Object.class);
        } catch (JacksonException e) {
            var at = e.getLocation();
            var where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw Problem.malformed("The body has to be JSON; it stops being so" + where + ".");
        }
    }

    /**
     * What the bytes say in UTF-8, the only encoding that is read.
     *
     * @throws Problem when they are no UTF-8
     */
    public String text(byte[] body) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Problem.malformed("The body has to be in UTF-8.");
        }
    }

    /**
     * A record from its plain form.
     *
     * @throws Problem when it is not this record, naming the field
     */
    public <T> T read(Class<T> type, Object plain) {
        try {
            return Plain.read(type, plain);
        } catch (MalformedException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    /**
     * The idempotency key of a request, or a new one.
     *
     * @param header 1 to 64 letters, digits, '_', '.', ':' or '-', or null
     */
    public String key(String header) {
        if (header == null) {
            return UUID.randomUUID().toString();
        }
        if (!KEY.matcher(header).matches()) {
            throw Problem.malformed("Idempotency-Key: expected 1 to 64 letters, digits, '_', '.', ':' or '-'");
        }
        return header;
    }

    /** The id of a match in a path. */
    public MatchId matchId(String id) {
        try {
            return new MatchId(id);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }
}
