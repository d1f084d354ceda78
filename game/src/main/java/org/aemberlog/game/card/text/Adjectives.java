package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The order in which English likes its adjectives: "another damaged friendly Mars creature". */
final class Adjectives {

    private static final List<String> FIRST =
            List.of("first", "second", "third", "fourth", "fifth", "chosen", "other", "random");
    private static final List<String> SIDES = List.of("friendly", "enemy");
    private static final List<String> PLACES = List.of("neighboring", "non-neighboring");

    private Adjectives() {}

    /** All of them, in order. */
    static List<String> inOrder(List<String> some, List<String> more) {
        var all = new ArrayList<>(some);
        all.addAll(more);
        all.sort(Comparator.comparingInt(Adjectives::rank));
        return all;
    }

    private static int rank(String adjective) {
        if (FIRST.contains(adjective)) {
            return FIRST.indexOf(adjective);
        }
        if (SIDES.contains(adjective)) {
            return 11;
        }
        if (PLACES.contains(adjective)) {
            return 12;
        }
        if (adjective.startsWith("non-")) {
            return 13;
        }
        return Character.isUpperCase(adjective.charAt(0)) ? 14 : 10;
    }
}
