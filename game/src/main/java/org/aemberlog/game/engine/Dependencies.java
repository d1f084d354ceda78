package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.Map;
import org.aemberlog.game.state.MatchState;

/**
 * Whether the conditions of constant abilities hold, also of those that depend on each other: "while you control
 * another elusive creature, this one is elusive". As long as they ask whether others hold, and not whether others do
 * not, the fewest hold that can: none has no other reason than each other.
 *
 * <p>A question is answered in rounds. In each of them every ability that it comes to is asked once. One that comes up
 * while it is being asked is taken to be what it was in the round before, in the first one not to hold. Where that was
 * wrong there is another round. Answers are kept until something has happened.
 */
final class Dependencies {

    /**
     * Whether an ability, which is this one and not one like it, holds on what a board shows.
     *
     * @param depth how deep in working out a stat somebody asks; see {@link Stats}
     */
    private record Question(Board board, ConstantAbility ability, int depth) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Question it
                    && it.ability == ability
                    && it.depth == depth
                    && it.board.showsTheSameAs(board);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(ability);
        }

        boolean holds() {
            board.step();
            return Values.holds(board, ability.context(), ability.ability().whilst());
        }
    }

    /** What is said to a question: a guess while it is being asked. */
    private static final class Answer {
        boolean holds;
        boolean taken;

        Answer(boolean guess) {
            this.holds = guess;
        }
    }

    private MatchState state;
    private Map<Question, Answer> answers = new HashMap<>();
    private Map<Question, Answer> before = new HashMap<>();
    private boolean asking;
    private boolean wrong;

    /** Whether the condition of an ability holds on a board. */
    boolean holds(Board board, ConstantAbility ability) {
        if (!asking && state != board.state()) {
            forget();
            state = board.state();
        }
        var question = new Question(board, ability, board.statDepth);
        var answer = answers.get(question);
        if (answer == null) {
            return asking ? ask(question) : askInRounds(question);
        }
        answer.taken = true;
        return answer.holds;
    }

    /** To be called when something has happened that conditions can ask for and that no state tells. */
    void forget() {
        answers.clear();
    }

    /** Each round but the last finds one more ability that holds; what is never certain does not, and is not kept. */
    private boolean askInRounds(Question question) {
        asking = true;
        boolean lasting = false;
        try {
            boolean holds = ask(question);
            int most = answers.size();
            for (int rounds = 1; wrong && rounds <= most; rounds++) {
                nextRound();
                holds = ask(question);
                most = Math.max(most, answers.size());
            }
            lasting = !wrong && question.board.knowsConstants();
            return holds && !wrong;
        } finally {
            asking = false;
            wrong = false;
            before.clear();
            if (!lasting) {
                forget();
            }
        }
    }

    private void nextRound() {
        var last = answers;
        answers = before;
        answers.clear();
        before = last;
        wrong = false;
    }

    private boolean ask(Question question) {
        var last = before.get(question);
        var answer = new Answer(last != null && last.holds);
        answers.put(question, answer);
        boolean holds = question.holds();
        wrong |= answer.taken && answer.holds != holds;
        answer.holds = holds;
        return holds;
    }
}
