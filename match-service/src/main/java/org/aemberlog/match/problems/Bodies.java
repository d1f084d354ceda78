package org.aemberlog.match.problems;

import java.util.Map;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads request bodies strictly. */
@Component
public class Bodies {

    private final JsonMapper json =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    /** A JSON object. */
    @SuppressWarnings("unchecked")
    public Map<String, Object> object(byte[] body) {
        try {
            return json.readValue(body, Map.class);
        } catch (JacksonException e) {
            var at = e.getLocation();
            throw Problem.malformed(
                    "The body has to be a JSON object; it stops being one"
                            + (at == null
                                    ? "."
                                    : " at line " + at.getLineNr() + ", column " + at.getColumnNr())
                            + ".");
        }
    }

    /** A record in its plain form. */
    public <T> T read(Class<T> type, Object plain) {
        try {
            return Plain.read(type, plain);
        } catch (MalformedException e) {
            throw Problem.malformed(e.getMessage());
        }
    }
}
