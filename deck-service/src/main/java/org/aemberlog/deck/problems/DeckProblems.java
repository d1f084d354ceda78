package org.aemberlog.deck.problems;

import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What can be wrong with a question for cards or decks. */
public final class DeckProblems {

    private DeckProblems() {}

    /** There is no such deck. */
    public static Problem noSuchDeck(String id) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-deck",
                "There is no such deck",
                "No deck has the id '" + id + "'. GET /decks lists all.");
    }

    /** There is no such card. */
    public static Problem noSuchCard(String id) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-card",
                "There is no such card",
                "No card has the id '" + id + "'. GET /cards lists all.");
    }

    /** What was sent is no deck. */
    public static Problem deckNotLegal(String detail) {
        return Problem.of(HttpStatus.UNPROCESSABLE_CONTENT, "deck-not-legal", "This is not a deck", detail);
    }
}
