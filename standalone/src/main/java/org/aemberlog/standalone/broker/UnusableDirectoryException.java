package org.aemberlog.standalone.broker;

import org.aemberlog.standalone.cli.CommandException;

/** What is stored cannot be used as it is; the message says what to do. */
public final class UnusableDirectoryException extends CommandException {

    private static final long serialVersionUID = 1;

    UnusableDirectoryException(String message) {
        super(message);
    }
}
