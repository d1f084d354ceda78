package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.net.Socket;
import java.util.Optional;

/** The way from a service to a server on this machine, which can be cut and be held up. */
public final class TcpProxy implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1";

    private final int target;
    private final TcpRelay relay;
    private final Object gate = new Object();
    private volatile boolean cut;
    private boolean held;

    /** A way to the server at a port on loopback. */
    public TcpProxy(int target) {
        this.target = target;
        relay = new TcpRelay(LOOPBACK, new Passage());
    }

    private final class Passage implements TcpRelay.Route {

        @Override
        public Optional<Socket> connect() {
            return cut ? Optional.empty() : TcpRelay.connect(LOOPBACK, target);
        }

        @Override
        public void awaitPassage() throws IOException, InterruptedException {
            if (cut) {
                throw new IOException("The way is cut.");
            }
            synchronized (gate) {
                while (held) {
                    gate.wait();
                }
            }
        }
    }

    /** Where services connect. */
    public int port() {
        return relay.port();
    }

    /** Breaks all connections, and every new one, until {@link #restore}. */
    public void cut() {
        cut = true;
        relay.breakAll();
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

    @Override
    public void close() {
        relay.close();
        restore();
        cut();
    }
}
