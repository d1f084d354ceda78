package org.aemberlog.standalone.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The options of a command, each {@code --name value} or a flag, {@code --name}. */
public final class Options {

    private final Map<String, String> values = new HashMap<>();

    /**
     * Reads options.
     *
     * @throws UsageException for an option that is not among {@code known} or has no value
     */
    public Options(List<String> arguments, Set<String> known) {
        this(arguments, known, Set.of());
    }

    /**
     * Reads options and flags.
     *
     * @throws UsageException for an option that is neither among {@code known} nor {@code flags} or has no value
     */
    public Options(List<String> arguments, Set<String> known, Set<String> flags) {
        var rest = arguments.iterator();
        while (rest.hasNext()) {
            var written = rest.next();
            var name = written.startsWith("--") ? written.substring(2) : "";
            if (flags.contains(name)) {
                values.put(name, "");
            } else if (!known.contains(name)) {
                throw new UsageException("Unknown option '" + written + "'; expected one of "
                        + Stream.concat(known.stream(), flags.stream())
                                .sorted()
                                .map(it -> "--" + it)
                                .toList() + ".");
            } else if (!rest.hasNext()) {
                throw new UsageException("The option " + written + " needs a value.");
            } else {
                values.put(name, rest.next());
            }
        }
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public String text(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    /**
     * A whole number; {@code otherwise} when it is not given.
     *
     * @param least the smallest that is taken
     * @param most the greatest that is taken
     * @throws UsageException for anything else
     */
    public long number(String name, long otherwise, long least, long most) {
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
    public int count(String name, int otherwise, int least, int most) {
        return Math.toIntExact(number(name, otherwise, least, most));
    }

    /** The option {@code seed}; every number from 0 is one. */
    public long seed(long otherwise) {
        return number("seed", otherwise, 0, Long.MAX_VALUE);
    }
}
