package org.aemberlog.support.connections;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/** Problems that are told before there is anything of a request, or nothing that can be read. */
final class EarlyProblems {

    private EarlyProblems() {}

    /** The last answer on a connection. */
    static FullHttpResponse last(Problem problem) {
        var status = HttpResponseStatus.valueOf(problem.getStatusCode().value());
        var body = Unpooled.wrappedBuffer(Canonical.bytes(problem.document()));
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, body);
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, MediaType.APPLICATION_PROBLEM_JSON_VALUE)
                .set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes())
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        return response;
    }

    /** A request that took too long to come. */
    static Problem tooSlow() {
        return Problem.of(
                HttpStatus.REQUEST_TIMEOUT,
                "too-slow",
                "The request was too slow",
                "It timed out before it was complete; send it again.");
    }

    /** A head that the server does not take. */
    static Problem rejected(HttpStatus status) {
        return switch (status) {
            case CONTENT_TOO_LARGE, URI_TOO_LONG, REQUEST_HEADER_FIELDS_TOO_LARGE ->
                Problem.of(
                        status,
                        "head-too-large",
                        "The head of the request is too large",
                        "Make its target or its headers shorter.");
            default ->
                Problem.of(
                        status,
                        "malformed",
                        "The request cannot be understood",
                        "Its first line or one of its headers is not what HTTP expects.");
        };
    }
}
