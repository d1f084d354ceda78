package org.aemberlog.match.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The client's texts, read as they are written: in areas such as {@code log: {...}} or flat. */
final class Texts {

    /** Where the client's sources are. */
    static final Path CLIENT = Path.of("src/main/resources/client");

    private static final Pattern AREA = Pattern.compile("^ {2}'?([\\w-]+)'?: \\{$");
    private static final Pattern TEXT = Pattern.compile("^( {2}| {4})(?:'([\\w.-]+)'|(\\w+)):(.*)");

    private Texts() {}

    /** All texts by their keys. A text that takes several lines is cut after the first. */
    static Map<String, String> read() throws IOException {
        var texts = new TreeMap<String, String>();
        for (var module : modules(CLIENT.resolve("texts/en"))) {
            var area = "";
            for (var line : Files.readAllLines(module)) {
                var begun = AREA.matcher(line);
                var text = TEXT.matcher(line);
                if (begun.matches()) {
                    area = begun.group(1) + ".";
                } else if (line.equals("  },")) {
                    area = "";
                } else if (text.matches() && (text.group(1).length() == 2 || !area.isEmpty())) {
                    var name = text.group(2) == null ? text.group(3) : text.group(2);
                    texts.put(area + name, text.group(4));
                }
            }
        }
        return texts;
    }

    /** The modules in a folder. */
    static List<Path> modules(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".js")).toList();
        }
    }

    /** The types that a sealed type is in the end. */
    static Stream<Class<?>> leaves(Class<?> type) {
        return type.isSealed() ? Arrays.stream(type.getPermittedSubclasses()).flatMap(Texts::leaves) : Stream.of(type);
    }
}
