package org.aemberlog.game.engine;

import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;

/** The same card, by title, is played and used at most six times in a turn (rulebook). */
final class RuleOfSix {

    private static final int LIMIT = 6;

    private RuleOfSix() {}

    static boolean reached(MatchState state, CardId card) {
        return any(state) && reached(state, DeckCard.titleId(state.definitionOf(card)));
    }

    /** Whether the card with this id, or one with the same title, has been played that often. */
    static boolean reached(MatchState state, String id) {
        return any(state) && state.log().timesByCard().getOrDefault(DeckCard.titleId(id), 0) >= LIMIT;
    }

    /** Whether enough has happened for any title to be used up: each play and use is a deed. */
    private static boolean any(MatchState state) {
        return state.log().deeds().size() >= LIMIT;
    }
}
