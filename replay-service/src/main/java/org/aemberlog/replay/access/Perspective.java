package org.aemberlog.replay.access;

import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.support.problems.Problem;

/** Through whose eyes a match is looked at. */
public enum Perspective {
    /** Seat A's player. */
    A(Optional.of(new Viewer.Seated(Seat.A))),
    /** Seat B's player. */
    B(Optional.of(new Viewer.Seated(Seat.B))),
    /** Somebody who sees what both players see. */
    SPECTATOR(Optional.of(new Viewer.Spectator())),
    /** Somebody who sees everything. */
    ALL(Optional.empty());

    private final Optional<Viewer> viewer;

    Perspective(Optional<Viewer> viewer) {
        this.viewer = viewer;
    }

    /** Whose eyes they are; empty for who sees everything. */
    public Optional<Viewer> viewer() {
        return viewer;
    }

    static Perspective of(Seat seat) {
        return seat == Seat.A ? A : B;
    }

    /** The perspective of this name in lower case; empty for null. */
    static Optional<Perspective> named(String name) {
        if (name == null) {
            return Optional.empty();
        }
        for (var perspective : values()) {
            if (perspective.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(perspective);
            }
        }
        throw Problem.malformed("as: expected a, b, spectator or all, found '" + name + "'");
    }
}
