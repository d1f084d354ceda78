package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Accepts connections and carries the bytes of each to a server and back. */
final class TcpRelay implements AutoCloseable {

    private static final int CHUNK = 64 * 1024;

    private final ServerSocket listener;
    private final Route route;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

    /** Where connections lead. */
    interface Route {

        /** Connects to a server; empty when none is to be reached. */
        Optional<Socket> connect();

        /** Waits until bytes may pass; fails when the connection is to break. */
        default void awaitPassage() throws IOException, InterruptedException {}
    }

    /** One at an address of this process. */
    TcpRelay(String address, Route route) {
        this.route = route;
        try {
            listener = new ServerSocket(0, 0, InetAddress.getByName(address));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("relay").start(this::accept);
    }

    /** A connection to a port; empty when it is refused. */
    static Optional<Socket> connect(String address, int port) {
        try {
            return Optional.of(new Socket(address, port));
        } catch (IOException refused) {
            return Optional.empty();
        }
    }

    /** Where clients connect. */
    int port() {
        return listener.getLocalPort();
    }

    boolean isClosed() {
        return listener.isClosed();
    }

    /** Breaks all connections. */
    void breakAll() {
        sockets.forEach(TcpRelay::closeQuietly);
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                var near = listener.accept();
                sockets.add(near);
                Thread.ofVirtual().start(() -> relay(near));
            } catch (IOException closed) {
                // Only the listener can tell whether there is more to come.
            }
        }
    }

    private void relay(Socket near) {
        route.connect().ifPresentOrElse(far -> relay(near, far), () -> drop(near));
    }

    private void relay(Socket near, Socket far) {
        sockets.add(far);
        try {
            near.setTcpNoDelay(true);
            far.setTcpNoDelay(true);
            Thread.ofVirtual().start(() -> carry(near, far));
            Thread.ofVirtual().start(() -> carry(far, near));
        } catch (IOException broken) {
            drop(near);
            drop(far);
        }
    }

    private void carry(Socket from, Socket to) {
        var bytes = new byte[CHUNK];
        try (from;
                to) {
            var in = from.getInputStream();
            var out = to.getOutputStream();
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                route.awaitPassage();
                out.write(bytes, 0, count);
            }
        } catch (IOException | InterruptedException broken) {
            // Both ends are closed, which is all that either can know.
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private void drop(Socket socket) {
        sockets.remove(socket);
        closeQuietly(socket);
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is as closed as it can be.
        }
    }

    /** Accepts no more connections and breaks those that there are. */
    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        breakAll();
    }
}
