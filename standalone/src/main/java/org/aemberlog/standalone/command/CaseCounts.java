package org.aemberlog.standalone.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** How many test cases each card has, by their titles, which begin with the card's. */
record CaseCounts(List<String> titles) {

    /** The titles of the cases of cards under a directory; none where it is not there. */
    static CaseCounts read(Path directory) {
        if (!Files.isDirectory(directory)) {
            return new CaseCounts(List.of());
        }
        try (var files = Files.walk(directory)) {
            return new CaseCounts(files.filter(file -> file.toString().endsWith(".cases"))
                    .filter(file -> !file.startsWith(directory.resolve("rulings")))
                    .flatMap(CaseCounts::titles)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> titles(Path file) {
        try {
            return Files.readString(file)
                    .lines()
                    .filter(line -> line.startsWith("# "))
                    .map(line -> line.substring(2));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int of(String card) {
        return (int) titles.stream()
                .filter(title -> title.startsWith(card)
                        && (title.length() == card.length() || !Character.isLetter(title.charAt(card.length()))))
                .count();
    }
}
