package org.aemberlog.standalone.cli;

/** A command cannot do what it was asked; the message says in a sentence why, and what to do. */
public class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1;
    private static final int FAILED = 1;

    /** A command that fails for a reason outside of it. */
    public CommandException(String message) {
        super(message);
    }

    /** What the process returns. */
    public int status() {
        return FAILED;
    }
}
