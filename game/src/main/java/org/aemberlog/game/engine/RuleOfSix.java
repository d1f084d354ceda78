package org.aemberlog.game.engine;

import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;

/** The same card, by title, is played and used at most six times in a turn (rulebook). */
final class RuleOfSix {

    private static final int LIMIT = 6;

    private RuleOfSix() {}

    static boolean reached(MatchState state, CardId card) {
        var times = state.log().timesByCard().get(state.deckCard(card).cardId());
        return times != null && times >= LIMIT;
    }
}
