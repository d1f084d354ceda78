package org.aemberlog.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A new kind of event, intent or part of a card is named in every switch over its family. */
class ExhaustiveTest {

    /** Switches over text, numbers, plain JSON, and the parts of any record. */
    private static final Set<String> OPEN = Set.of(
            "CanonicalReader",
            "ChoiceText",
            "EventText",
            "EventWords",
            "JsonString",
            "MalformedException",
            "PermanentText",
            "PlainText",
            "Position",
            "PositionText",
            "References",
            "ShownName",
            "VisibleCards");

    @Test
    void onlySwitchesOverOpenTypesHaveADefault() throws IOException {
        var found = new ArrayList<String>();
        try (var sources = Files.walk(Path.of("src/main/java"))) {
            for (var source :
                    sources.filter(it -> it.toString().endsWith(".java")).toList()) {
                if (Files.readString(source).contains("default ->")) {
                    found.add(source.getFileName().toString().replace(".java", ""));
                }
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(OPEN);
    }
}
