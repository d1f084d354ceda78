package org.aemberlog.support.access;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Who may do what at a service's server, as docs/contracts.md says. */
final class AccessTable {

    /** Stands among the roles for whoever has none. */
    static final String NO_TOKEN = "no token";

    private static final Path CONTRACTS = Path.of("..", "docs", "contracts.md");

    private AccessTable() {}

    /** The names of those who may, by request; a request is a method and a path. */
    static Map<String, Set<String>> of(String service) {
        var row = Pattern.compile("\\| " + service + " \\| `([A-Z]+ /\\S*)` \\| ([^|]+) \\|");
        var table = new TreeMap<String, Set<String>>();
        try {
            for (var line : Files.readAllLines(CONTRACTS)) {
                var found = row.matcher(line);
                if (found.matches()) {
                    table.put(found.group(1), names(found.group(2)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }

    private static Set<String> names(String text) {
        return text.strip().equals("everybody")
                ? everybody()
                : new TreeSet<>(Arrays.asList(text.strip().split(", ")));
    }

    /** Whoever has a role, and whoever has none. */
    static Set<String> everybody() {
        var names = new TreeSet<String>();
        names.add(NO_TOKEN);
        for (var role : Role.values()) {
            names.add(role.text());
        }
        return names;
    }
}
