package org.aemberlog.game.state;

/** One of the two places at the table. Which of them goes first is rolled, not implied. */
public enum Seat {
    A,
    B;

    /** The seat across the table. */
    public Seat opponent() {
        return this == A ? B : A;
    }
}
