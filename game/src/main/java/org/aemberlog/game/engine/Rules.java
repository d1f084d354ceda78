package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;

/** The rules of KeyForge, March 2021. Holds no match; safe for use by many threads. */
public final class Rules {

    private final CardLibrary library;

    /** Rules for matches whose cards are found in {@code library}. */
    public Rules(CardLibrary library) {
        this.library = library;
    }

    /** Sets up a match: rolls the first player, shuffles and draws the starting hands. */
    public Decision create(CreateMatch intent) {
        throw new UnsupportedOperationException(intent + " " + library);
    }

    /**
     * Everything the player to act may ask now, conceding aside. While a choice with several picks
     * waits, its answers are listed up to a thousand; {@code match.state().pending()} says it all.
     */
    public List<SeatIntent> legalIntents(Match match) {
        throw new UnsupportedOperationException(match.toString());
    }

    /** What the intent does: facts, or a refusal that changes nothing. */
    public Decision decide(Match match, SeatIntent intent) {
        throw new UnsupportedOperationException(match + " " + intent);
    }
}
