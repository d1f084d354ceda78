package org.aemberlog.rules.lab;

import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The commands of one request, in their plain form: {@code {"commands": [...]}}. */
record Script(List<?> commands) {

    private static final String COMMANDS = "commands";
    private static final JsonMapper JSON =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    /**
     * Reads a script of at most so many commands.
     *
     * @throws Problem when the body is something else
     */
    static Script read(byte[] body, int most) {
        if (!(parsed(body) instanceof Map<?, ?> object)) {
            throw Problem.malformed("The body has to be a JSON object with the field 'commands'.");
        }
        for (var field : object.keySet()) {
            if (!COMMANDS.equals(field)) {
                throw Problem.malformed(
                        field + ": there is no such field; the only one is [commands]");
            }
        }
        if (!(object.get(COMMANDS) instanceof List<?> commands)) {
            throw Problem.malformed("commands: expected a list of commands");
        }
        if (commands.isEmpty() || commands.size() > most) {
            throw Problem.malformed(
                    "commands: expected 1 to " + most + " commands, found " + commands.size());
        }
        return new Script(commands);
    }

    private static Object parsed(byte[] body) {
        try {
            return JSON.readValue(body, Object.class);
        } catch (JacksonException e) {
            var at = e.getLocation();
            var where =
                    at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw Problem.malformed("The body has to be JSON; it stops being so" + where + ".");
        }
    }
}
