package org.aemberlog.standalone.faults;

/** A scenario could not be carried through: something did not happen that has to. */
final class FaultException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FaultException(String message) {
        super(message);
    }

    FaultException(String message, Throwable cause) {
        super(message, cause);
    }
}
