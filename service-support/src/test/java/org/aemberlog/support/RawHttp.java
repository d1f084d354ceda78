package org.aemberlog.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** Sends requests exactly as they are written, which clients that mean well do not. */
public final class RawHttp {

    private static final int TIMEOUT_MILLIS = 20_000;

    private RawHttp() {}

    /**
     * The status of the answer; 400 when the server hangs up instead.
     *
     * @param request the bytes to send, one for each character
     */
    public static int status(int port, String request) {
        return statusOf(answer(port, request));
    }

    /** The status of a whole answer; 400 when the server hung up instead. */
    public static int statusOf(String answer) {
        return answer.isEmpty() ? 400 : Integer.parseInt(answer.split(" ", 3)[1]);
    }

    /** The whole answer; the request has to ask for the connection to be closed behind it. */
    public static String answer(int port, String request) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (SocketTimeoutException e) {
            throw new AssertionError("No end of an answer to " + request, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
