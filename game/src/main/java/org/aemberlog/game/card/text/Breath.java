package org.aemberlog.game.card.text;

import java.util.List;

/**
 * Puts several sentences into one, so that "if", "you may" and the like reach over all of them and
 * no further.
 */
final class Breath {

    private Breath() {}

    /** "ready it and fight with it", "steal 1 Æmber; if you do, draw a card" */
    static String of(List<String> texts) {
        if (texts.size() == 1) {
            return texts.getFirst();
        }
        if (texts.stream().noneMatch(Breath::isOpen)) {
            return RulesText.and(texts);
        }
        boolean onlyLast = texts.stream().limit(texts.size() - 1).noneMatch(Breath::isOpen);
        return onlyLast ? String.join("; ", texts) : quoted(texts);
    }

    /** "do this: “Steal 1 Æmber. If you do, draw a card. Archive a card.”" */
    static String quoted(List<String> texts) {
        return "do this: “" + RulesText.sentences(texts) + "”";
    }

    /** Whether words added behind it could be taken for part of it. */
    static boolean isOpen(String text) {
        return text.startsWith("you may") || text.matches(".*[,;:“].*");
    }
}
