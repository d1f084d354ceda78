package org.aemberlog.standalone.faults.machine;

import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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

    private static final long CHECK_NANOS = Duration.ofMillis(500).toNanos();

    private final String address;
    private final List<ServiceInstance> instances;
    private final Set<ServiceInstance> ready = ConcurrentHashMap.newKeySet();
    private final AtomicInteger next = new AtomicInteger();
    private final TcpRelay relay;

    /**
     * One for these instances.
     *
     * @param address of this process, at which clients connect
     */
    public LoadBalancer(String address, List<ServiceInstance> instances) {
        this.address = address;
        this.instances = List.copyOf(instances);
        this.ready.addAll(instances);
        this.relay = new TcpRelay(address, this::connect);
        instances.forEach(it -> Thread.ofVirtual().name("check").start(() -> check(it)));
    }

    /** Where clients connect, without a slash at the end. */
    public String url() {
        return "http://" + address + ":" + relay.port();
    }

    private void check(ServiceInstance instance) {
        while (!relay.isClosed()) {
            if (instance.isReady()) {
                ready.add(instance);
            } else {
                ready.remove(instance);
            }
            LockSupport.parkNanos(CHECK_NANOS);
        }
    }

    private Optional<Socket> connect() {
        int first = next.getAndIncrement();
        for (int i = 0; i < instances.size(); i++) {
            var instance = instances.get(Math.floorMod(first + i, instances.size()));
            var connection = ready.contains(instance) ? instance.connect() : Optional.<Socket>empty();
            if (connection.isPresent()) {
                return connection;
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        relay.close();
    }
}
