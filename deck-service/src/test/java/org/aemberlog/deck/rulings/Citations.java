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
import org.junit.jupiter.api.Test;

/** Which tests of this package cite which entries. */
final class Citations {

    private Citations() {}

    /** The tests, as {@code Class.method}, by the id of the entry they cite. */
    static Map<String, TreeSet<String>> byId() {
        var found = new TreeMap<String, TreeSet<String>>();
        for (var type : classes()) {
            for (var method : type.getDeclaredMethods()) {
                var ruling = method.getAnnotation(Ruling.class);
                if (ruling == null) {
                    continue;
                }
                if (!method.isAnnotationPresent(Test.class)) {
                    throw new IllegalStateException(method + " cites a ruling but is no test");
                }
                for (var id : ruling.value()) {
                    found.computeIfAbsent(id, it -> new TreeSet<>()).add(type.getSimpleName() + "." + method.getName());
                }
            }
        }
        return found;
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
