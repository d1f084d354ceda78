package org.aemberlog.deck.rulings;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes docs/rulings.md from the entries and the tests that cite them. */
final class RulingsTable {

    private final List<Chapter> chapters;
    private final Map<String, TreeSet<String>> tests;

    RulingsTable(List<Chapter> chapters, Map<String, TreeSet<String>> tests) {
        this.chapters = chapters;
        this.tests = tests;
    }

    /** The ids of entries that need a test and have none. */
    List<String> open() {
        return entries().filter(this::isOpen).map(Entry::id).toList();
    }

    String markdown() {
        var tested = entries().filter(entry -> !testsOf(entry).isEmpty()).count();
        var noRule = entries().filter(entry -> entry.noRule().isPresent()).count();
        var text = new StringBuilder();
        text.append("# Rulings\n\n")
                .append("Every rule, example, erratum and question of the March 2021 rulebook, in our own words,")
                .append(" with the tests\nthat prove it. `file: title` is a case of")
                .append(" `deck-service/src/main/resources/cases/rulings`; the other\ntests are methods,")
                .append(" most of package `org.aemberlog.deck.rulings`. `RulingsTableTest` writes this page.\n\n")
                .append(tested + " tested, " + open().size() + " open, " + noRule + " no rule.\n");
        chapters.forEach(chapter -> write(chapter, text));
        return text.toString();
    }

    private void write(Chapter chapter, StringBuilder text) {
        text.append("\n## ").append(chapter.chapter()).append("\n\n");
        text.append("| Section | In our own words | Cards | Test | Status |\n");
        text.append("|---|---|---|---|---|\n");
        for (var entry : chapter.entries()) {
            var cells = List.of(
                    entry.section() + "<br>`" + entry.id() + "`",
                    words(entry),
                    String.join(", ", entry.cards()),
                    String.join("<br>", testsOf(entry)),
                    status(entry));
            text.append(cells.stream()
                    .map(cell -> cell.replace("|", "\\|"))
                    .collect(Collectors.joining(" | ", "| ", " |\n")));
        }
    }

    private static String words(Entry entry) {
        return Stream.of(entry.says(), entry.then(), entry.noRule())
                .flatMap(part -> part.stream())
                .collect(Collectors.joining(" → "));
    }

    private String status(Entry entry) {
        if (entry.noRule().isPresent()) {
            return "no rule";
        }
        return isOpen(entry) ? "open" : "tested";
    }

    private boolean isOpen(Entry entry) {
        return entry.noRule().isEmpty() && testsOf(entry).isEmpty();
    }

    private List<String> testsOf(Entry entry) {
        var here = tests.getOrDefault(entry.id(), new TreeSet<>()).stream();
        var elsewhere = entry.elsewhere().stream()
                .map(test -> test.substring(test.lastIndexOf('/') + 1).replace(".java#", "."));
        return Stream.concat(here, elsewhere).map(test -> "`" + test + "`").toList();
    }

    private Stream<Entry> entries() {
        return chapters.stream().flatMap(chapter -> chapter.entries().stream());
    }
}
