package org.aemberlog.support.problems;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** Something that was asked and cannot be done, as the document that says so (RFC 9457). */
public final class Problem extends ErrorResponseException {

    private static final long serialVersionUID = 1;

    private static final String SOON = "1";

    private Problem(HttpStatus status, ProblemDetail body) {
        super(status, body, null);
    }

    /** A problem named {@code type}, with a sentence that says what to do. */
    public static Problem of(HttpStatus status, String type, String title, String detail) {
        var body = ProblemDetail.forStatusAndDetail(status, detail);
        body.setType(URI.create("/problems/" + type));
        body.setTitle(title);
        return new Problem(status, body);
    }

    /** The fields of the document. */
    public Map<String, Object> document() {
        var problem = getBody();
        var document = new LinkedHashMap<String, Object>();
        document.put("type", String.valueOf(problem.getType()));
        document.put("title", problem.getTitle());
        document.put("status", problem.getStatus());
        document.put("detail", problem.getDetail());
        if (problem.getProperties() != null) {
            document.putAll(problem.getProperties());
        }
        return document;
    }

    /** A problem that passes by itself: 503, with the header {@code Retry-After}. */
    public static Problem passing(String type, String title, String detail) {
        var problem = of(HttpStatus.SERVICE_UNAVAILABLE, type, title, detail);
        problem.getHeaders().set(HttpHeaders.RETRY_AFTER, SOON);
        return problem;
    }

    /** The service has begun to listen, or goes on listening, without all that it needs. */
    public static Problem notAvailable() {
        return passing(
                "not-available",
                "The service is not available",
                "The store, the broker or the cards cannot be reached; try again in a moment.");
    }

    /** Something in the request is not what it should be. */
    public static Problem malformed(String detail) {
        return of(HttpStatus.BAD_REQUEST, "malformed", "The request cannot be understood", detail);
    }

    /**
     * The body of a request is longer than it may be.
     *
     * @param most how many bytes it may have
     */
    public static Problem bodyTooLarge(long most) {
        return of(
                HttpStatus.CONTENT_TOO_LARGE,
                "body-too-large",
                "The body is too large",
                "A body has at most " + (most >> 10) + " KiB here.");
    }

    /** There is no such match. */
    public static Problem noSuchMatch(MatchId match) {
        return of(
                HttpStatus.NOT_FOUND,
                "no-such-match",
                "There is no such match",
                "No match has the id '" + match.value() + "'. GET /matches lists the latest.");
    }
}
