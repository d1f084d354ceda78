package org.aemberlog.standalone.platform;

import org.aemberlog.standalone.cli.CommandException;

/** Something else listens where a service should; the message says what to do. */
final class PortTakenException extends CommandException {

    private static final long serialVersionUID = 1;

    PortTakenException(int port) {
        super("Port " + port + " is taken; choose others with --port.");
    }
}
