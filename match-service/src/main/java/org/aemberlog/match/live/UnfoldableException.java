package org.aemberlog.match.live;

import org.aemberlog.game.event.Commit;

/** A commit whose facts do not follow from the match before it: a bug, or a store gone wrong. */
final class UnfoldableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnfoldableException(Commit commit, Throwable cause) {
        super("Commit " + commit.match().value() + "/" + commit.version(), cause);
    }
}
