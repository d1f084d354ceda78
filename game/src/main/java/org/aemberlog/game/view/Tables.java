package org.aemberlog.game.view;

import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.MatchState;

/**
 * Lays out the tables of many matches for who knows their cards and decides nothing: each card is compiled once,
 * not for each view. Safe for use by many threads.
 */
public final class Tables {

    private final Rules rules;

    /** Tables of matches whose cards are found in {@code library}. */
    public Tables(CardLibrary library) {
        this.rules = new Rules(library);
    }

    /** The table as the viewer sees it. */
    public TableView of(MatchState state, Viewer viewer) {
        return TableViews.of(state, rules, viewer);
    }
}
