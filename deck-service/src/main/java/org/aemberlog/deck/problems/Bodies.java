package org.aemberlog.deck.problems;

import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
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

    /**
     * A record in its plain form, as JSON.
     *
     * @throws Problem when it is no JSON or not this record, naming the place
     */
    public <T> T read(Class<T> type, byte[] body) {
        try {
            return plain(type, json.readValue(body, Object.class));
        } catch (JacksonException e) {
            throw Problem.malformed(
                    "The body has to be one JSON object; it stops being one"
                            + at(e.getLocation())
                            + ".");
        }
    }

    /**
     * A record in its plain form, from the parameters of a query.
     *
     * @throws Problem when it is not this record, naming the parameter
     */
    public <T> T plain(Class<T> type, Object plain) {
        try {
            return Plain.read(type, plain);
        } catch (MalformedException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    private static String at(TokenStreamLocation place) {
        return place == null
                ? ""
                : " at line " + place.getLineNr() + ", column " + place.getColumnNr();
    }
}
