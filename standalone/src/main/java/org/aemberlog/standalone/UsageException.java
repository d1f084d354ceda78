package org.aemberlog.standalone;

/** A command was called in a way it does not know. */
final class UsageException extends CommandException {

    private static final long serialVersionUID = 1;
    private static final int USAGE = 2;

    UsageException(String message) {
        super(message);
    }

    @Override
    int status() {
        return USAGE;
    }
}
