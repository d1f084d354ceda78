package org.aemberlog.deck.problems;

import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** Something that was asked and cannot be done, as the document that says so. */
public final class Problem extends ErrorResponseException {

    private static final long serialVersionUID = 1;

    private Problem(HttpStatus status, ProblemDetail body) {
        super(status, body, null);
    }

    /** Something in the request is not what it should be. */
    public static Problem malformed(String detail) {
        return of(HttpStatus.BAD_REQUEST, "malformed", "The request cannot be understood", detail);
    }

    /** There is no such deck. */
    public static Problem noSuchDeck(String id) {
        return of(
                HttpStatus.NOT_FOUND,
                "no-such-deck",
                "There is no such deck",
                "No deck has the id '" + id + "'. GET /decks lists all.");
    }

    /** There is no such card. */
    public static Problem noSuchCard(String id) {
        return of(
                HttpStatus.NOT_FOUND,
                "no-such-card",
                "There is no such card",
                "No card has the id '" + id + "'. GET /cards lists all.");
    }

    /** What was sent is no deck. */
    public static Problem deckNotLegal(String detail) {
        return of(HttpStatus.UNPROCESSABLE_CONTENT, "deck-not-legal", "This is not a deck", detail);
    }

    private static Problem of(HttpStatus status, String type, String title, String detail) {
        var body = ProblemDetail.forStatusAndDetail(status, detail);
        body.setType(URI.create("/problems/" + type));
        body.setTitle(title);
        return new Problem(status, body);
    }
}
