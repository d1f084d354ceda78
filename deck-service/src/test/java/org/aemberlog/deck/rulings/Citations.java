package org.aemberlog.deck.rulings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.aemberlog.deck.cards.CaseFiles;
import org.junit.jupiter.api.Test;

/** Which cases, and which tests of this package, cite which entries. */
final class Citations {

    private final Map<String, TreeSet<String>> found = new TreeMap<>();

    private Citations() {}

    /**
     * By the id of the entry they cite, the cases, as {@code file: title}, and the tests, as {@code
     * Class.method}.
     */
    static Map<String, TreeSet<String>> byId() {
        var citations = new Citations();
        citations.addCases();
        classes().forEach(citations::addTests);
        return citations.found;
    }

    private void addCases() {
        CaseFiles.ofRulings().forEach((path, cases) -> {
            var file = path.getFileName().toString().replace(".cases", "");
            cases.forEach(it -> add(it.rulings(), file + ": " + it.title()));
        });
    }

    private void addTests(Class<?> type) {
        for (var method : type.getDeclaredMethods()) {
            var ruling = method.getAnnotation(Ruling.class);
            if (ruling == null) {
                continue;
            }
            if (!method.isAnnotationPresent(Test.class)) {
                throw new IllegalStateException(method + " cites a ruling but is no test");
            }
            add(List.of(ruling.value()), type.getSimpleName() + "." + method.getName());
        }
    }

    private void add(List<String> ids, String test) {
        ids.forEach(id -> found.computeIfAbsent(id, it -> new TreeSet<>()).add(test));
    }

    private static List<? extends Class<?>> classes() {
        try (var files = Files.list(Path.of(Citations.class.getResource("").toURI()))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class"))
                    .sorted()
                    .map(name -> load(name.substring(0, name.length() - ".class".length())))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("Compiled tests lie in a directory.", e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(Citations.class.getPackageName() + "." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("Cannot load " + name, e);
        }
    }
}
