package org.aemberlog.support.http;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON that is all of a text and has no field twice. */
public final class StrictJson {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private StrictJson() {}

    /**
     * The value that a text is, in maps, lists, texts, numbers and truth values.
     *
     * @throws JacksonException when it is anything else; its location says where
     */
    public static Object read(String text) {
        return MAPPER.readValue(text, Object.class);
    }
}
