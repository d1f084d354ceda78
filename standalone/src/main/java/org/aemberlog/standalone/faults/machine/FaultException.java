package org.aemberlog.standalone.faults.machine;

/** A scenario could not be carried through: something did not happen that has to. */
public final class FaultException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public FaultException(String message) {
        super(message);
    }

    public FaultException(String message, Throwable cause) {
        super(message, cause);
    }
}
