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
                "No deck with the id '" + id + "' is yours or published. GET /decks lists those that are.");
    }

    /** The deck is there, but who asks does not own it. */
    public static Problem notYourDeck() {
        return Problem.of(
                HttpStatus.FORBIDDEN,
                "not-your-deck",
                "This is not your deck",
                "Only who has imported a deck publishes it and takes it off the shelf; import it, too.");
    }

    /** There is no room for another deck. */
    public static Problem shelfFull(int most) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "shelf-full",
                "There is no room for another deck",
                "A profile has at most " + most + " of them; take one off first.");
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
