package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Turns a noun into what a card is: "is on a flank and has taunt". */
final class Predicate {

    private static final String IS = "is ";
    private static final String THAT = "that ";
    private static final String WITH = "with ";
    private static final String WITHOUT = "without ";
    private static final String NON = "non-";

    private Predicate() {}

    /** "is damaged" */
    static String of(Noun noun) {
        if (!noun.either().isEmpty()) {
            return joined(noun.either().stream().map(Predicate::of).toList(), RulesText::or);
        }
        if (!noun.kind().isEmpty()) {
            return IS + noun.indefinite();
        }
        var parts = new ArrayList<String>();
        var names = noun.before().stream().filter(Predicate::isName).toList();
        if (!names.isEmpty()) {
            parts.add(IS + Words.indefinite(String.join(" ", names) + " card"));
        }
        noun.before().stream().filter(word -> !isName(word)).forEach(word -> parts.add(adjective(word)));
        noun.after().forEach(words -> parts.add(following(words)));
        return parts.isEmpty() ? "is a card" : joined(parts, RulesText::and);
    }

    /** "is damaged or on a flank": "is" is said once where it can be. */
    static String joined(List<String> parts, Function<List<String>, String> join) {
        return parts.stream().allMatch(part -> part.startsWith(IS))
                ? IS
                        + join.apply(parts.stream()
                                .map(part -> part.substring(IS.length()))
                                .toList())
                : join.apply(parts);
    }

    /** Houses and traits are written with a capital. */
    private static boolean isName(String word) {
        return Character.isUpperCase(word.charAt(0));
    }

    private static String adjective(String word) {
        if (!word.startsWith(NON)) {
            return word.equals("other") ? "is another card" : IS + word;
        }
        String rest = word.substring(NON.length());
        return "is not " + (isName(rest) ? Words.indefinite(rest + " card") : Words.indefinite(rest));
    }

    private static String following(String words) {
        if (words.startsWith(THAT)) {
            return words.substring(THAT.length());
        }
        if (words.startsWith(WITH)) {
            return "has " + words.substring(WITH.length());
        }
        return words.startsWith(WITHOUT) ? "does not have " + words.substring(WITHOUT.length()) : IS + words;
    }
}
