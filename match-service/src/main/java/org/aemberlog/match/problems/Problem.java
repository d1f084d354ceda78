package org.aemberlog.match.problems;

import java.net.URI;
import java.util.Set;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.wire.Plain;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** Something that was asked and cannot be done, as the document that says so. */
public final class Problem extends ErrorResponseException {

    private static final long serialVersionUID = 1;

    /** Refusals that no later state of the same match could lift. */
    private static final Set<String> NEVER =
            Set.of("deck-not-legal", "no-such-ability", "not-acreature", "picks-not-offered");

    private Problem(HttpStatus status, ProblemDetail body) {
        super(status, body, null);
    }

    /** A problem named {@code type}, with a sentence that says what to do. */
    public static Problem of(HttpStatus status, String type, String title, String detail) {
        return new Problem(status, document(status, type, title, detail));
    }

    /** Something in the request is not what it should be. */
    public static Problem malformed(String detail) {
        return of(HttpStatus.BAD_REQUEST, "malformed", "The request cannot be understood", detail);
    }

    /** There is no such match. */
    public static Problem noSuchMatch(String match) {
        return of(
                HttpStatus.NOT_FOUND,
                "no-such-match",
                "There is no such match",
                "No match has the id '" + match + "'. GET /matches lists the latest.");
    }

    /** The rules refused an intent. */
    public static Problem refused(RejectionRecord rejection) {
        var reason = rejection.reason();
        var type = String.valueOf(Plain.map((Record) reason).get("type"));
        var status =
                NEVER.contains(type) ? HttpStatus.UNPROCESSABLE_CONTENT : HttpStatus.CONFLICT;
        var body = document(status, type, "The rules refuse this", reason.message());
        body.setProperty("section", reason.section());
        body.setProperty("version", rejection.version());
        return new Problem(status, body);
    }

    private static ProblemDetail document(
            HttpStatus status, String type, String title, String detail) {
        var body = ProblemDetail.forStatusAndDetail(status, detail);
        body.setType(URI.create("/problems/" + type));
        body.setTitle(title);
        return body;
    }
}
