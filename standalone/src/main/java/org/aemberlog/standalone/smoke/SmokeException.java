package org.aemberlog.standalone.smoke;

/** What is not as it has to be, in a sentence. */
public final class SmokeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    SmokeException(String message) {
        super(message);
    }

    SmokeException(String message, Throwable cause) {
        super(message + ": " + cause, cause);
    }

    /**
     * Makes sure of something.
     *
     * @param otherwise what is the case when it is not so, with places for {@code details}
     */
    static void require(boolean so, String otherwise, Object... details) {
        if (!so) {
            throw new SmokeException(otherwise.formatted(details));
        }
    }
}
