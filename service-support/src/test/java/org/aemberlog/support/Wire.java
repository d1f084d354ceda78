package org.aemberlog.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A connection on which anything can be sent, also what no client would. */
public final class Wire implements AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final Socket socket;

    public Wire(int port) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(Math.toIntExact(TIMEOUT.toMillis()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends the text as it is, each line feed as the two characters that end a line in HTTP. */
    public Wire send(String text) {
        return send(text.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    }

    public Wire send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether something could still be sent. */
    public boolean takes(String text) {
        try {
            send(text);
            return true;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /** Reads until this has been answered. */
    public Wire awaits(String expected) {
        var answer = new StringBuilder();
        while (answer.indexOf(expected) < 0) {
            int next = next();
            if (next < 0) {
                throw new AssertionError("cut after: " + answer);
            }
            answer.append((char) next);
        }
        return this;
    }

    /** Everything that is answered until the connection is closed from there. */
    public String rest() {
        var answer = new StringBuilder();
        for (int next = next(); next >= 0; next = next()) {
            answer.append((char) next);
        }
        return answer.toString();
    }

    private int next() {
        try {
            return socket.getInputStream().read();
        } catch (SocketException e) {
            return -1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it as somebody does whose cable is pulled out. */
    public void tear() {
        try {
            socket.setSoLinger(true, 0);
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
        close();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
