package org.aemberlog.game.engine;

/**
 * An action that does not come to an end, or to more than any card could mean: its cards are
 * defined wrongly, or by somebody who wants to keep us busy.
 */
public final class EndlessException extends RuntimeException {

    private static final long serialVersionUID = 1;

    EndlessException(String what, int most) {
        super("An action has at most " + most + " " + what + ".");
    }
}
