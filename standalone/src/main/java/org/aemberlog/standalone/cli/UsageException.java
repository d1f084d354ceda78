package org.aemberlog.standalone.cli;

/** A command was called in a way it does not know. */
public final class UsageException extends CommandException {

    private static final long serialVersionUID = 1;
    private static final int USAGE = 2;

    public UsageException(String message) {
        super(message);
    }

    @Override
    public int status() {
        return USAGE;
    }
}
