package org.aemberlog.game.notation;

/** A position that cannot be read. The message says where, what was expected and what was found. */
public final class NotationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    public NotationException(String message) {
        super(message);
    }
}
