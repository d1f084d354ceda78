package org.aemberlog.match.proxy;

import static org.aemberlog.support.RawHttp.statusOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.support.RawHttp;
import org.junit.jupiter.api.Test;

/** Whatever headers and methods somebody sends anywhere, nothing here breaks. */
class RoughRequestsTest extends Upstreams {

    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "OPTIONS", "DELETE", "PUT", "PATCH", "TRACE", "FOO");

    private static final List<String> HEADERS = List.of(
            "X: y",
            "Accept: ;",
            "Accept: ,,",
            "Accept: text",
            "Accept: */*;q=x",
            "Accept: text/html;q=2",
            "Accept: text/html\r\nAccept: ;;",
            "Accept: text/*+json",
            "Accept-Encoding: \u0001",
            "Accept-Encoding: gzip;q=x, ;;",
            "Accept-Encoding: identity;q=0, *;q=0",
            "Accept-Language: -;q=9",
            "Accept-Charset: none",
            "Content-Type: x",
            "Content-Type: ;",
            "Content-Type: application/json;charset=none",
            "Content-Type: application/json;charset=UTF-16",
            "Content-Encoding: gzip",
            "Content-Length: 9999999999999999999",
            "Content-Length: x",
            "Expect: 200-maybe",
            "If-None-Match: x",
            "If-None-Match: \"",
            "If-None-Match: *",
            "If-Match: x",
            "If-Modified-Since: x",
            "If-Unmodified-Since: x",
            "If-Modified-Since: Thu, 01 Jan 9999999 00:00:00 GMT",
            "Range: bytes=9-1",
            "Range: bytes=x",
            "Range: bytes=-",
            "Range: bytes=" + "0-1,".repeat(200) + "0-1",
            "Range: bytes=99999999999999999999-",
            "Authorization: Bearer",
            "Authorization: Bearer ",
            "Authorization: Bearer a.b.c",
            "Authorization: Bearer e30.e30.e30",
            "Authorization: Bearer eyJhbGciOiJub25lIn0.e30.",
            "Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOjF9.eA",
            "Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.W10.eA",
            "Authorization: Bearer eyJhbGciOjF9.e30.eA",
            "Authorization: Bearer x\r\nAuthorization: Bearer y",
            "Authorization: \u00e4",
            "Last-Event-ID: x",
            "Last-Event-ID: -9",
            "Idempotency-Key: \u00e4",
            "Idempotency-Key: ",
            "Cookie: =;;=\"",
            "Origin: null",
            "Origin: x",
            "Origin: http://evil\r\nAccess-Control-Request-Method: x",
            "traceparent: x",
            "traceparent: 00-0-0-0",
            "Via: ,,\"",
            "Connection: , ,\u00e4, Authorization",
            "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==",
            "Forwarded: for=\"[\"",
            "X-Forwarded-For: ,",
            "X-Forwarded-Host: a b",
            "X-Forwarded-Port: x",
            "X-Forwarded-Prefix: //x",
            "X-Forwarded-Proto: x y");

    private List<String> targets() {
        var game = newGame();
        return List.of(
                "/",
                "/nothing",
                "/table/" + game.id().value(),
                "/client/main.js",
                "/client/none.js",
                "/lib/lit/index.js",
                "/matches",
                "/matches?limit=%00",
                "/matches?limit=1&limit=2",
                "/matches?state=",
                game.path(""),
                game.path("/view"),
                game.path("/cards"),
                game.path("/stream"),
                game.path("/stream?after="),
                game.path("/spectators"),
                game.path("/intents"),
                "/token",
                "/series/x",
                "/invitations?limit=x",
                "/replay-service/matches",
                "/deck-service/decks/none",
                "/actuator/health/liveness",
                "/actuator/none",
                "/v3/api-docs");
    }

    @Test
    void nothingThatIsSentBreaksAnything() {
        var broken = new ArrayList<String>();
        for (var target : targets()) {
            for (var method : METHODS) {
                for (var headers : HEADERS) {
                    // All methods with the usual header, and all headers with the usual methods.
                    if (METHODS.indexOf(method) > 2 && HEADERS.indexOf(headers) > 0) {
                        continue;
                    }
                    var request = method
                            + " "
                            + target
                            + " HTTP/1.1\r\nHost: localhost\r\n"
                            + headers
                            + "\r\nConnection: close\r\n\r\n";
                    if (statusOf(RawHttp.answer(port(), request)) >= 500) {
                        broken.add(method + " " + target + " " + headers);
                    }
                }
            }
        }
        assertThat(broken).isEmpty();
    }
}
