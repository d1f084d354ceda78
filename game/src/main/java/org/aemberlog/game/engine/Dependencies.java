package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether the conditions of constant abilities hold that depend on each other: "while you control another elusive
 * creature, this one is elusive". What holds is the least that can: abilities that have no other reason than each
 * other do not hold.
 *
 * <p>A question is answered in rounds. In each of them every ability is asked once, and one that comes up again does
 * not hold unless an earlier answer was that it does. There is another round as long as the last one has found one
 * more, so that a question costs at most the square of how many abilities it comes to.
 */
final class Dependencies {

    /** An ability of which somebody asks whether it holds on a board. */
    private record Question(Board board, ConstantAbility ability) {

        boolean isAbout(Board other, ConstantAbility that) {
            return ability == that && board.showsTheSameAs(other);
        }
    }

    private final List<Question> askedInThisRound = new ArrayList<>();
    private final List<Question> holding = new ArrayList<>();

    /** Whether the condition of an ability holds on a board. */
    boolean holds(Board board, ConstantAbility ability) {
        return askedInThisRound.isEmpty() ? answer(board, ability) : contribute(board, ability);
    }

    private boolean answer(Board board, ConstantAbility ability) {
        try {
            int known;
            do {
                known = holding.size();
                askedInThisRound.clear();
                if (ask(board, ability)) {
                    return true;
                }
            } while (holding.size() > known);
            return false;
        } finally {
            askedInThisRound.clear();
            holding.clear();
        }
    }

    /** What another ability makes of the answer to a question. */
    private boolean contribute(Board board, ConstantAbility ability) {
        return isAmong(holding, board, ability) || !isAmong(askedInThisRound, board, ability) && ask(board, ability);
    }

    private boolean ask(Board board, ConstantAbility ability) {
        var question = new Question(board, ability);
        askedInThisRound.add(question);
        boolean holds = Values.holds(board, ability.context(), ability.ability().whilst());
        if (holds) {
            holding.add(question);
        }
        return holds;
    }

    private static boolean isAmong(List<Question> questions, Board board, ConstantAbility ability) {
        for (var question : questions) {
            if (question.isAbout(board, ability)) {
                return true;
            }
        }
        return false;
    }
}
