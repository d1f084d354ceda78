package org.aemberlog.game.lab;

/** A command that cannot be understood or done; caught by the lab and answered as a problem. */
final class LabProblem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String where;
    private final String hint;

    /** What was expected and what was found, where, and what to do. */
    LabProblem(String where, String problem, String hint) {
        super(problem, null, false, false);
        this.where = where;
        this.hint = hint;
    }

    Answer answer() {
        return new Answer.Problem(where, getMessage(), hint);
    }
}
