package org.aemberlog.standalone;

/** A command was called in a way it does not know. */
final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
