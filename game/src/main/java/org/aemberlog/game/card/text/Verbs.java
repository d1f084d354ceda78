package org.aemberlog.game.card.text;

import java.util.Map;
import java.util.Set;

/** Bends the first word of "take control of" and the like. */
final class Verbs {

    private static final Set<String> AUXILIARIES = Set.of("cannot", "can", "may", "must");
    private static final Map<String, String> PAST = Map.of(
            "choose", "chose",
            "deal", "dealt",
            "fight", "fought",
            "leave", "left",
            "steal", "stole");

    private Verbs() {}

    /** "takes control of", or "take control of" for several. */
    static String present(String verb, boolean several) {
        String first = first(verb);
        if (first.equals("be")) {
            return (several ? "are" : "is") + rest(verb);
        }
        if (several || AUXILIARIES.contains(first)) {
            return verb;
        }
        return third(first) + rest(verb);
    }

    /** "took", for the few verbs that happenings are told with. */
    static String past(String verb, boolean several) {
        String first = first(verb);
        if (first.equals("be")) {
            return (several ? "were" : "was") + rest(verb);
        }
        String regular = first.endsWith("e")
                ? first + "d"
                : consonantY(first) ? first.substring(0, first.length() - 1) + "ied" : first + "ed";
        return PAST.getOrDefault(first, regular) + rest(verb);
    }

    private static String third(String verb) {
        if (verb.equals("have")) {
            return "has";
        }
        if (consonantY(verb)) {
            return verb.substring(0, verb.length() - 1) + "ies";
        }
        return verb + (verb.matches(".*(s|sh|ch|x|o)") ? "es" : "s");
    }

    private static boolean consonantY(String verb) {
        return verb.matches(".*[^aeiou]y");
    }

    private static String first(String verb) {
        int space = verb.indexOf(' ');
        return space < 0 ? verb : verb.substring(0, space);
    }

    private static String rest(String verb) {
        return verb.substring(first(verb).length());
    }
}
