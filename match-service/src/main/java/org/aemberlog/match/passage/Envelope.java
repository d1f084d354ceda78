package org.aemberlog.match.passage;

import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Which headers go through; all others are between two neighbours only. */
final class Envelope {

    /** The server puts what a proxy says in the peer's place only when it is told to. */
    static final String FROM = "X-Forwarded-For";

    private static final List<String> THERE =
            List.of(
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

    private static final List<String> BACK =
            List.of(
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

    private Envelope() {}

    /** Puts on what goes to the neighbour, and whose request it is, whatever the client says. */
    static void there(ServerHttpRequest request, HttpHeaders sent) {
        copy(THERE, request.getHeaders(), sent);
        var peer = request.getRemoteAddress();
        if (peer != null) {
            sent.set(FROM, peer.getHostString());
        }
    }

    /** Puts on what goes back; a place at the neighbour becomes the place here. */
    static void back(Neighbour neighbour, HttpHeaders got, HttpHeaders answer) {
        copy(BACK, got, answer);
        var location = got.getFirst(HttpHeaders.LOCATION);
        if (location != null) {
            boolean atTheNeighbour = location.startsWith("/") && !location.startsWith("//");
            answer.set(
                    HttpHeaders.LOCATION,
                    atTheNeighbour ? "/" + neighbour.name() + location : location);
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
