package org.aemberlog.standalone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The options of a command, each {@code --name value}. */
final class Options {

    private final Map<String, String> values = new HashMap<>();

    /**
     * Reads options.
     *
     * @throws UsageException for an option that is not among {@code known} or has no value
     */
    Options(List<String> arguments, Set<String> known) {
        for (int i = 0; i < arguments.size(); i += 2) {
            var name = arguments.get(i);
            if (!name.startsWith("--") || !known.contains(name.substring(2))) {
                throw new UsageException("Unknown option '" + name + "'; known are " + known + ".");
            }
            if (i + 1 == arguments.size()) {
                throw new UsageException("The option " + name + " needs a value.");
            }
            values.put(name.substring(2), arguments.get(i + 1));
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String text(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    long number(String name, long otherwise) {
        if (!values.containsKey(name)) {
            return otherwise;
        }
        try {
            return Long.parseLong(values.get(name));
        } catch (NumberFormatException e) {
            throw new UsageException("The option --" + name + " needs a whole number, not '" + values.get(name) + "'.");
        }
    }
}
