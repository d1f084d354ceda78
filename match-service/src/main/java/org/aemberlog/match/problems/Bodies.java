package org.aemberlog.match.problems;

import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads what clients send, strictly. */
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
            if (json.readValue(body, Object.class) instanceof Map<?, ?> object) {
                return (Map<String, Object>) object;
            }
            throw Problem.malformed("The body has to be a JSON object.");
        } catch (JacksonException e) {
            var at = e.getLocation();
            var where =
                    at == null
                            ? ""
                            : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw Problem.malformed("The body has to be JSON; it stops being so" + where + ".");
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

    /** The id of a match in a path. */
    public MatchId matchId(String id) {
        try {
            return new MatchId(id);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }
}
