package org.aemberlog.game.engine;

import org.aemberlog.game.state.MatchState;

/**
 * On the first turn of the game, no more than one card is played or discarded from hand, unless a
 * card's effect says otherwise (rulebook, First Turn Rule).
 */
final class FirstTurn {

    private FirstTurn() {}

    static boolean limits(MatchState state) {
        return state.turn().number() == 1 && state.log().fromHand() > 0;
    }
}
