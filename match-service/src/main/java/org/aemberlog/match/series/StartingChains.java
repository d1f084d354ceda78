package org.aemberlog.match.series;

import org.aemberlog.game.state.Seat;

/** The chains that the players' decks start every game with, when they agreed on them. */
public record StartingChains(int a, int b) {

    /** What a player's deck starts with. */
    public int of(Seat seat) {
        return switch (seat) {
            case A -> a;
            case B -> b;
        };
    }
}
