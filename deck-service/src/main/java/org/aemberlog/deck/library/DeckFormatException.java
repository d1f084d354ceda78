package org.aemberlog.deck.library;

/** A deck that is none. The message says what was expected and what was found. */
public final class DeckFormatException extends RuntimeException {

    private static final long serialVersionUID = 1;

    DeckFormatException(String message) {
        super(message);
    }
}
