package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A load balancer of the simplest kind: it leads each new connection to the next instance that says
 * it is ready, and to another when that one refuses it. What an instance does to its connections,
 * it does to its clients.
 */
public final class LoadBalancer implements AutoCloseable {

    private static final int CHUNK = 64 * 1024;
    private static final long CHECK_NANOS = Duration.ofMillis(500).toNanos();

    private final ServerSocket door;
    private final List<ServiceInstance> instances;
    private final Set<ServiceInstance> ready = ConcurrentHashMap.newKeySet();
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final AtomicInteger next = new AtomicInteger();

    public LoadBalancer(List<ServiceInstance> instances) {
        this.instances = List.copyOf(instances);
        this.ready.addAll(instances);
        try {
            door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("balancer").start(this::admit);
        instances.forEach(it -> Thread.ofVirtual().name("check").start(() -> check(it)));
    }

    /** Where clients connect, without a slash at the end. */
    public String url() {
        return "http://127.0.0.1:" + door.getLocalPort();
    }

    private void check(ServiceInstance instance) {
        while (!door.isClosed()) {
            if (instance.isReady()) {
                ready.add(instance);
            } else {
                ready.remove(instance);
            }
            LockSupport.parkNanos(CHECK_NANOS);
        }
    }

    private void admit() {
        while (!door.isClosed()) {
            try {
                var near = door.accept();
                Thread.ofVirtual().start(() -> connect(near));
            } catch (IOException closed) {
                // Only the door can tell whether there is more to come.
            }
        }
    }

    private void connect(Socket near) {
        int first = next.getAndIncrement();
        for (int i = 0; i < instances.size(); i++) {
            var instance = instances.get(Math.floorMod(first + i, instances.size()));
            if (ready.contains(instance) && connect(near, instance)) {
                return;
            }
        }
        closeQuietly(near);
    }

    private boolean connect(Socket near, ServiceInstance instance) {
        try {
            var far = new Socket(InetAddress.getLoopbackAddress(), instance.port());
            near.setTcpNoDelay(true);
            far.setTcpNoDelay(true);
            sockets.add(near);
            sockets.add(far);
            Thread.ofVirtual().start(() -> carry(near, far));
            Thread.ofVirtual().start(() -> carry(far, near));
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    private void carry(Socket from, Socket to) {
        var bytes = new byte[CHUNK];
        try (from;
                to) {
            var in = from.getInputStream();
            var out = to.getOutputStream();
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                out.write(bytes, 0, count);
            }
        } catch (IOException broken) {
            // Both ends are closed, which is all that either can know.
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
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
        sockets.forEach(LoadBalancer::closeQuietly);
    }
}
