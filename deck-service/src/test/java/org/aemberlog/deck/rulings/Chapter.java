package org.aemberlog.deck.rulings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.game.json.Plain;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** A chapter of the rulebook with its entries in the rulebook's order. */
record Chapter(String chapter, List<Entry> entries) {

    Chapter {
        entries = List.copyOf(entries);
    }

    /** The whole rulebook. */
    static List<Chapter> all() {
        return Stream.of("rules", "glossary", "timing", "examples", "errata", "faq")
                .map(Chapter::named)
                .toList();
    }

    private static Chapter named(String name) {
        try (var in = Chapter.class.getResourceAsStream("/rulings/" + name + ".yml")) {
            Object root = new Yaml(new SafeConstructor(new LoaderOptions())).load(in);
            return Plain.read(Chapter.class, root);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
