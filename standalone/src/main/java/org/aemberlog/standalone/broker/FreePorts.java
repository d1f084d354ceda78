package org.aemberlog.standalone.broker;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ports that nobody listens on. They come from below the range from which outgoing connections take
 * theirs (32768 and up on Linux, 49152 elsewhere), so that none of those takes a port between its
 * being found free and its being used.
 */
public final class FreePorts {

    private static final int LOWEST = 20_000;
    private static final int COUNT = 12_000;
    private static final int PER_PROCESS = 1009;

    /** Each process begins elsewhere, and goes on from where it was. */
    private static final AtomicInteger NEXT =
            new AtomicInteger((int) (ProcessHandle.current().pid() * PER_PROCESS % COUNT));

    private FreePorts() {}

    /** A free port that this process has not been given for long. */
    public static int next() {
        for (int tries = 0; tries < COUNT; tries++) {
            int port = LOWEST + NEXT.getAndIncrement() % COUNT;
            try (var socket = new ServerSocket(port)) {
                return socket.getLocalPort();
            } catch (IOException taken) {
                // The next one, then.
            }
        }
        throw new IllegalStateException("All ports from " + LOWEST + " to " + (LOWEST + COUNT - 1) + " are taken.");
    }
}
