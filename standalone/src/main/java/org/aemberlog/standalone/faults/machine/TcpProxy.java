package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The way from a service to a server on this machine, which can be cut and be held up. */
public final class TcpProxy implements AutoCloseable {

    private static final int CHUNK = 64 * 1024;

    private final ServerSocket door;
    private final int target;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final Object gate = new Object();
    private volatile boolean cut;
    private boolean held;

    /** A way to the server at a port on loopback. */
    public TcpProxy(int target) {
        this.target = target;
        try {
            door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("cable").start(this::admit);
    }

    /** Where services connect. */
    public int port() {
        return door.getLocalPort();
    }

    /** Breaks all connections, and every new one, until {@link #restore}. */
    public void cut() {
        cut = true;
        sockets.forEach(TcpProxy::closeQuietly);
    }

    /** Lets everything through again. */
    public void restore() {
        cut = false;
        synchronized (gate) {
            held = false;
            gate.notifyAll();
        }
    }

    /** Keeps whatever is sent, in both directions, until {@link #restore}. */
    public void hold() {
        synchronized (gate) {
            held = true;
        }
    }

    private void admit() {
        while (!door.isClosed()) {
            try {
                connect(door.accept());
            } catch (IOException closed) {
                // Only the door can tell whether there is more to come.
            }
        }
    }

    private void connect(Socket near) throws IOException {
        sockets.add(near);
        if (cut) {
            drop(near);
            return;
        }
        try {
            var far = new Socket(InetAddress.getLoopbackAddress(), target);
            near.setTcpNoDelay(true);
            far.setTcpNoDelay(true);
            sockets.add(far);
            Thread.ofVirtual().start(() -> carry(near, far));
            Thread.ofVirtual().start(() -> carry(far, near));
        } catch (IOException e) {
            drop(near);
        }
    }

    private void carry(Socket from, Socket to) {
        var bytes = new byte[CHUNK];
        try (from;
                to) {
            var in = from.getInputStream();
            var out = to.getOutputStream();
            for (int count = in.read(bytes); count >= 0 && !cut; count = in.read(bytes)) {
                pass();
                out.write(bytes, 0, count);
            }
        } catch (IOException | InterruptedException broken) {
            // Both ends are closed, which is all that either can know.
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private void pass() throws InterruptedException {
        synchronized (gate) {
            while (held) {
                gate.wait();
            }
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

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        restore();
        cut();
    }
}
