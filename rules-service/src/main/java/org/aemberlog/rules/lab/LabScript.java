package org.aemberlog.rules.lab;

import java.util.List;
import java.util.Map;
import org.aemberlog.support.problems.Problem;

/** The commands of one request, in their plain form: {@code {"commands": [...]}}. */
record LabScript(List<?> commands) {

    private static final String COMMANDS = "commands";

    /**
     * A script of at most so many commands.
     *
     * @param body the JSON value that was sent
     * @throws Problem when the body is something else
     */
    static LabScript of(Object body, int most) {
        if (!(body instanceof Map<?, ?> object)) {
            throw Problem.malformed("The body has to be a JSON object with the field 'commands'.");
        }
        for (var field : object.keySet()) {
            if (!COMMANDS.equals(field)) {
                throw Problem.malformed(field + ": there is no such field; the only one is [commands]");
            }
        }
        if (!(object.get(COMMANDS) instanceof List<?> commands)) {
            throw Problem.malformed("commands: expected a list of commands");
        }
        if (commands.isEmpty() || commands.size() > most) {
            throw Problem.malformed("commands: expected 1 to " + most + " commands, found " + commands.size());
        }
        return new LabScript(commands);
    }
}
