package org.aemberlog.deck.cards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.aemberlog.game.card.House;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.notation.CaseFile;

/**
 * The files of {@code src/main/resources/cases}: a directory for each set, and the rulings. While cards are being
 * written, {@code -Dcases=massmutation/dis} asks for the cases and cards of one house alone.
 */
public final class CaseFiles {

    private static final Path CASES = Path.of("src/main/resources/cases");
    private static final Path RULINGS = CASES.resolve("rulings");

    private static final Pattern NO_WORD = Pattern.compile("[^a-z0-9-]+");
    private static final String ASKED = System.getProperty("cases", "");

    private CaseFiles() {}

    /** Whether a printing is one of those that are asked for. */
    static boolean isAsked(Printing printing) {
        var set = printing.set().name().replace("_", "");
        var house = printing.house().map(House::name).orElse("anomalies").replace('_', '-');
        return (set + "/" + house + ".cases").toLowerCase(Locale.ROOT).contains(ASKED);
    }

    /** The cases of cards and those of rulings, by their files. */
    static Map<Path, List<Case>> all() {
        return in(CASES);
    }

    /** The cases of cards, in the order of their files. */
    static List<Case> ofCards() {
        var files = all();
        files.keySet().removeIf(file -> file.startsWith(RULINGS));
        return files.values().stream().flatMap(List::stream).toList();
    }

    /** The cases of cards by the words of their positions, ids of cards among them. */
    static Map<String, List<Case>> byWord() {
        var cases = new HashMap<String, List<Case>>();
        ofCards()
                .forEach(it -> NO_WORD.splitAsStream(it.position())
                        .distinct()
                        .forEach(word -> cases.computeIfAbsent(word, _ -> new ArrayList<>())
                                .add(it)));
        return cases;
    }

    /** The cases of rulings, by their files. */
    public static Map<Path, List<Case>> ofRulings() {
        return in(RULINGS);
    }

    private static boolean isAsked(Path file) {
        return file.toString().endsWith(".cases") && file.toString().contains(ASKED);
    }

    private static Map<Path, List<Case>> in(Path directory) {
        var cases = new TreeMap<Path, List<Case>>();
        try (var files = Files.walk(directory)) {
            for (var file : files.filter(CaseFiles::isAsked).toList()) {
                cases.put(file, CaseFile.parse(Files.readString(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cases;
    }
}
