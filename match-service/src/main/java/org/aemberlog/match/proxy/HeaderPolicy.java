package org.aemberlog.match.proxy;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Which headers go through; all others are between two neighbours only. */
final class HeaderPolicy {

    /** The server puts what a proxy says in the peer's place only when it is told to. */
    static final String FROM = "X-Forwarded-For";

    private static final Pattern A_PLACE = Pattern.compile("/(?![/\\\\])");
    private static final String VIA = "Via";

    /** What match-service calls itself to those it passes requests on to. */
    private static final String SELF = "1.1 aemberlog";

    private static final List<String> THERE = List.of(
            HttpHeaders.ACCEPT,
            HttpHeaders.AUTHORIZATION,
            HttpHeaders.CONTENT_LENGTH,
            HttpHeaders.CONTENT_TYPE,
            HttpHeaders.IF_MODIFIED_SINCE,
            HttpHeaders.IF_NONE_MATCH,
            "Idempotency-Key",
            "Last-Event-ID",
            "traceparent",
            "tracestate");

    private static final List<String> BACK = List.of(
            HttpHeaders.ALLOW,
            HttpHeaders.CACHE_CONTROL,
            HttpHeaders.CONTENT_DISPOSITION,
            HttpHeaders.CONTENT_LENGTH,
            HttpHeaders.CONTENT_TYPE,
            HttpHeaders.ETAG,
            HttpHeaders.LAST_MODIFIED,
            HttpHeaders.RETRY_AFTER,
            HttpHeaders.VARY,
            HttpHeaders.WWW_AUTHENTICATE);

    private HeaderPolicy() {}

    /** Whether a request has been here before: some neighbour leads back. */
    static boolean wasHere(HttpHeaders headers) {
        return listed(headers, VIA).anyMatch(SELF::equalsIgnoreCase);
    }

    /** Puts on what goes to the neighbour, and whose request it is, whatever the client says. */
    static void there(ServerHttpRequest request, HttpHeaders sent) {
        copy(THERE, request.getHeaders(), sent);
        listed(request.getHeaders(), HttpHeaders.CONNECTION).forEach(sent::remove);
        sent.set(VIA, SELF);
        var peer = request.getRemoteAddress();
        if (peer != null) {
            sent.set(FROM, peer.getHostString());
        }
    }

    private static Stream<String> listed(HttpHeaders headers, String name) {
        return headers.getOrEmpty(name).stream()
                .flatMap(value -> Arrays.stream(value.split(",")))
                .map(String::strip);
    }

    /**
     * Puts on what goes back; a place at the neighbour becomes the place here, and any other is
     * nobody's business.
     */
    static void back(Upstream neighbour, HttpHeaders got, HttpHeaders answer) {
        copy(BACK, got, answer);
        var location = got.getFirst(HttpHeaders.LOCATION);
        if (location != null && A_PLACE.matcher(location).lookingAt()) {
            answer.set(HttpHeaders.LOCATION, "/" + neighbour.name() + location);
        }
    }

    private static void copy(List<String> names, HttpHeaders from, HttpHeaders to) {
        for (var name : names) {
            var values = from.get(name);
            if (values != null) {
                to.put(name, values);
            }
        }
    }
}
