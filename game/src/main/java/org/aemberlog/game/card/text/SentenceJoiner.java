package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts several clauses into one sentence, so that "if", "you may" and the like reach over all of
 * them and no further.
 */
final class SentenceJoiner {

    private SentenceJoiner() {}

    /** "ready it and fight with it", "your opponent draws a card; if you do, you draw 2 cards" */
    static String of(List<Clause> clauses) {
        var texts = new ArrayList<String>();
        boolean ofOthers = false;
        for (Clause clause : clauses) {
            texts.add(clause.isOrder() && ofOthers ? "you " + clause.text() : clause.text());
            ofOthers |= isOfOthers(clause);
        }
        return canJoin(texts) ? joined(texts) : quoted(clauses);
    }

    /** What follows "you may": "ready it and fight with it", "have your opponent draw a card". */
    static String afterMay(List<Clause> clauses) {
        boolean isWhole = clauses.getFirst().isWhole();
        boolean isMixed = clauses.stream().anyMatch(SentenceJoiner::isOfOthers)
                && clauses.stream().skip(1).anyMatch(Clause::isOrder);
        var texts = new ArrayList<String>();
        for (Clause clause : clauses) {
            texts.add(clause.isWhole() ? clause.text() : clause.infinitive());
        }
        return isWhole || isMixed || !canJoin(texts) ? quoted(clauses) : joined(texts);
    }

    /** "do this: “Steal 1 Æmber. If you do, draw a card. Archive a card.”" */
    static String quoted(List<Clause> clauses) {
        return "do this: " + inQuotes(clauses);
    }

    /** "“Steal 1 Æmber. If you do, draw a card.”" */
    static String inQuotes(List<Clause> clauses) {
        return "“" + RulesText.sentences(clauses.stream().map(Clause::text).toList()) + "”";
    }

    /** Whether words added behind it could be taken for part of it. */
    static boolean isOpen(String text) {
        return text.startsWith("you may") || text.matches(".*[,;:“].*");
    }

    private static boolean isOfOthers(Clause clause) {
        return !clause.isOrder() && !clause.isWhole() && !clause.subject().equals("you");
    }

    private static boolean canJoin(List<String> texts) {
        return texts.stream().noneMatch(SentenceJoiner::isOpen)
                || texts.stream().limit(texts.size() - 1).noneMatch(SentenceJoiner::isOpen);
    }

    private static String joined(List<String> texts) {
        return texts.stream().noneMatch(SentenceJoiner::isOpen)
                ? RulesText.and(texts.stream().flatMap(SentenceJoiner::apart).toList())
                : String.join("; ", texts);
    }

    /** "search your deck for a creature" and "reveal it": the list goes on behind them. */
    private static Stream<String> apart(String text) {
        return Arrays.stream(text.split(" and (?=reveal (it|them)$)"));
    }
}
