package org.aemberlog.game.card.text;

import java.util.List;

/** "first", "second" and so on. */
final class Ordinals {

    private static final List<String> WORDS = List.of("first", "second", "third", "fourth", "fifth");

    private Ordinals() {}

    /** The word for a place, which begins at 0. */
    static String of(int place) {
        return place < WORDS.size() ? WORDS.get(place) : (place + 1) + "th";
    }
}
