package org.aemberlog.game.card.text;

import java.util.List;

/** What follows a noun, when the noun is in the plural: "that are damaged", "on them". */
final class Plurals {

    private static final String THAT = "that ";

    private Plurals() {}

    static List<String> all(List<String> following) {
        return following.stream().map(Plurals::of).toList();
    }

    private static String of(String words) {
        String their = words.replaceAll(" on it$", " on them").replace("its battle", "their battle");
        boolean once = their.startsWith(THAT) && !their.substring(THAT.length()).contains(THAT);
        return once
                ? their.replaceAll("\\bis\\b", "are")
                        .replaceAll("\\bhas\\b", "have")
                        .replaceAll("\\bdoes\\b", "do")
                        .replaceAll("\\bshares\\b", "share")
                : their;
    }
}
