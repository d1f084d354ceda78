package org.aemberlog.game.view;

import org.aemberlog.game.state.Seat;

/** Who looks. */
public sealed interface Viewer {

    /** Whether this viewer may see what only {@code seat} may see. */
    boolean is(Seat seat);

    /** A player. */
    record Seated(Seat seat) implements Viewer {
        @Override
        public boolean is(Seat other) {
            return seat == other;
        }
    }

    /** Somebody who sees what both players see. */
    record Spectator() implements Viewer {
        @Override
        public boolean is(Seat seat) {
            return false;
        }
    }

    /**
     * Somebody who sees what either player sees, so both hands, both archives and all facedown
     * cards. The order of a deck is seen by nobody.
     */
    record Overseer() implements Viewer {
        @Override
        public boolean is(Seat seat) {
            return true;
        }
    }
}
