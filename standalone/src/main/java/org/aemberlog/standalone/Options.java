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
                throw new UsageException("Unknown option '" + name + "'; expected one of "
                        + known.stream().sorted().map(it -> "--" + it).toList() + ".");
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

    /**
     * A whole number; {@code otherwise} when it is not given.
     *
     * @param least the smallest that is taken
     * @param most the greatest that is taken
     * @throws UsageException for anything else
     */
    long number(String name, long otherwise, long least, long most) {
        if (!values.containsKey(name)) {
            return otherwise;
        }
        var found = values.get(name);
        try {
            long number = Long.parseLong(found);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below, as what is out of bounds is.
        }
        throw new UsageException("The option --" + name + ": expected a whole number from " + least + " to " + most
                + ", found '" + found + "'.");
    }

    /** The same for numbers that are small enough to be counted with. */
    int count(String name, int otherwise, int least, int most) {
        return Math.toIntExact(number(name, otherwise, least, most));
    }

    /** The option {@code seed}; every number from 0 is one. */
    long seed(long otherwise) {
        return number("seed", otherwise, 0, Long.MAX_VALUE);
    }
}
