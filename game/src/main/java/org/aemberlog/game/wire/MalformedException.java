package org.aemberlog.game.wire;

/**
 * A plain form that is not what it should be. The message names the path, what was expected and
 * what was found, and is safe to show to whoever sent it.
 */
public final class MalformedException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    MalformedException(String path, String problem) {
        super((path.isEmpty() ? "the document" : path) + ": " + problem);
    }
}
